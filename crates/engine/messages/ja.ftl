# エンジン自身のメッセージ。

engine-not-asked = { $seat }：今は決めることがありません。
engine-game-over = ゲームは終了しました。
engine-unreadable = 命令を読み取れません：{ $reason }
engine-unknown = ここに「{ $name }」はありません。
engine-die-impossible = { $sides }面ダイスで{ $value }は出ません。
engine-no-seed = ダイスを振る必要がありますが、このゲームの写しにはダイスの種がありません。ゲームを管理する人の写しで続けてください。
engine-spare-dice = この命令で振るより{ $count }個多くダイスが入力されました。
engine-awaits-die = { $seat }：ダイスを待つ命令があります。先に振ってください。
engine-undo-nothing = 取り消すものがありません。
engine-undo-final = ダイスが振られたか、何かが公開されました。取り消しはできず、他のプレイヤーの同意を得て戻すことしかできません。
engine-undo-answered = { $seat }：その後に回答がありました。取り消しはできず、他のプレイヤーの同意を得て戻すことしかできません。
engine-undo-sealed = { $seat }はその後、封印された回答をしています。すでに回答したかどうかは明かされません。取り消しはできず、他のプレイヤーの同意を得て戻すことしかできません。
engine-undo-too-old = これは別のルールでプレイされたもので、取り消せません。
engine-redo-nothing = やり直すものがありません。

engine-position-no-key = この行にはコロンがありません。「turn: 5」のように項目と値を書くか、場所とそこにあるカウンターを書いてください。
engine-position-parentheses = 状態はカウンターの直後に括弧で書き、括弧の中に括弧は入れません：「counter(reduced)」。
engine-position-too-long = このテキストは{ $most } kBを超えており、局面ではありません。局面の行だけを残し、ほかは取り除いてください。
engine-position-other-game = この局面は別のゲーム「{ $game }」のものです。そちらで入力するか、この行を取り除いてください。
engine-position-other-scenario = この局面はシナリオ「{ $scenario }」で書き出されました。それを選ぶか、この行を取り除いてください。
engine-position-other-option = この局面は「{ $option }」で書き出されました。それを選ぶか、この行を取り除いてください。
engine-position-field-twice = 「{ $word }」が2行にあります。1行だけ残してください。
engine-position-no-such-value = 「{ $word }」は「{ $field }」には書けません。
engine-position-no-counter = 「{ $word }」というカウンターはありません。
engine-position-counter-twice = { $unit }はすでに{ $earlier }行目にあります。どちらかを消してください。
engine-position-no-state = { $unit }を「{ $word }」にはできません。そのような状態はありません。
engine-position-name = { $name }

engine-record-foreign = これはスタフカのゲームではありません。名前が .stavka で終わるファイルを選んでください。
engine-record-damaged = ゲームを開けません。ファイルの{ $line }行目が壊れています。
engine-record-too-old = ゲームを開けません。開始時の状態も途中の局面も、現在のルールに合いません。
engine-record-rules-changed = このゲームが保存された後に、ルールが変わりました。
engine-record-setup-lost = 開始時の配置は、もう再現できません。
engine-record-order-lost = 記録の{ $line }行目にある命令{ $order }は、もう再現できません。
engine-record-goes-on-before = ゲームは命令{ $order }の前から続きます。
engine-record-goes-on-after = ゲームは命令{ $order }の後の局面から続きます。
engine-record-another-way = 今日のルールでは、命令{ $order }までのゲームは別の展開になります。
engine-record-mended = 記録の{ $line }行目が壊れています。救い出せた部分を開きました。
engine-record-seed-lost = サイコロの種が失われました。すでに出た目はそのまま残り、これからの目は別の種から出ます。
engine-record-misplaced = 記録の{ $line }行目の局面は誤った命令の後に置かれているため除外しました。命令を再現すれば局面なしで続きます。
engine-history-missing = 命令{ $from }から{ $to }までの出来事は再現できないため、もう伝えられません。
engine-record-branch-lost = 離れた手順{ $branch }は、救われた記録のどこからも分かれていないため失われました。
engine-record-setup-differs = この記録は正しくありません。開始時の配置が、その種から配られるものと違います。誰かが書き換えたか、別のルールで配られた可能性があります。
engine-record-does-not-follow = この記録は正しくありません。命令{ $order }まで再現しても、ゲームが続く局面になりません。誰かが書き換えた可能性があります。
engine-record-dice-differ = この記録は正しくありません。命令{ $order }のサイコロの目が、その種のものと違います。誰かが書き換えたか、別のルールで振られた可能性があります。
