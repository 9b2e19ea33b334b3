# エンジン自身のメッセージ。

engine-not-asked = { $seat }：今は決めることがありません。
engine-game-over = ゲームは終了しました。
engine-undo-nothing = 取り消すものがありません。
engine-undo-final = ダイスが振られたか、何かが公開されました。取り消しはできず、他のプレイヤーの同意を得て戻すことしかできません。
engine-undo-answered = { $seat }：その後に回答がありました。取り消しはできず、他のプレイヤーの同意を得て戻すことしかできません。
engine-undo-too-old = これは別のルールでプレイされたもので、取り消せません。
engine-redo-nothing = やり直すものがありません。
