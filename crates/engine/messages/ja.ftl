# エンジン自身のメッセージ。

engine-not-asked = { $seat }：今は決めることがありません。
engine-game-over = ゲームは終了しました。
engine-undo-nothing = 取り消すものがありません。
engine-undo-final = ダイスが振られたか、何かが公開されました。取り消しはできず、他のプレイヤーの同意を得て戻すことしかできません。
engine-undo-answered = { $seat }：その後に回答がありました。取り消しはできず、他のプレイヤーの同意を得て戻すことしかできません。
engine-undo-too-old = これは別のルールでプレイされたもので、取り消せません。
engine-redo-nothing = やり直すものがありません。

engine-position-no-key = この行にはコロンがありません。「turn: 5」のように項目と値を書くか、場所とそこにあるカウンターを書いてください。
engine-position-parentheses = 状態はカウンターの直後に括弧で書き、括弧の中に括弧は入れません：「counter(reduced)」。
engine-position-too-long = このテキストは{ $most } kBを超えており、局面ではありません。局面の行だけを残し、ほかは取り除いてください。
engine-position-other-game = この局面は別のゲーム「{ $game }」のものです。そちらで入力するか、この行を取り除いてください。
engine-position-other-scenario = この局面はシナリオ「{ $scenario }」で書き出されました。それを選ぶか、この行を取り除いてください。
engine-position-other-option = この局面は「{ $option }」で書き出されました。それを選ぶか、この行を取り除いてください。
engine-position-name = { $name }

engine-record-foreign = これはスタフカのゲームではありません。名前が .stavka で終わるファイルを選んでください。
engine-record-damaged = ゲームを開けません。ファイルの{ $line }行目が壊れています。
engine-record-too-old = ゲームを開けません。開始時の状態も途中の局面も、現在のルールに合いません。
