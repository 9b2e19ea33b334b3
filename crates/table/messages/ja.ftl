# ルール以外の理由でテーブルが受け付けないこと。

table-no-such-seat = このゲームに席「{ $seat }」はありません。
table-not-your-seat = { $seat }はあなたの席ではありません。
table-no-lesson = このテーブルに講習はありません。
table-record-is-the-keepers = ゲームの記録を受け取れるのはテーブルの主だけです。すべての秘密が含まれています。
table-too-many-groups = 一度に尋ねられる駒の組は{ $most }組までです。
table-no-such-file = ここではその種類のファイルを読み込めません。今問われていることはそれに保存されません。
table-too-many-standing = 常時命令が多すぎます。先にいくつか取り消してください。
table-standing-too-long = 常時命令としては長すぎます。{ $most }文字以内にしてください。
table-nothing-said = 何も入力されていません。
table-said-too-long = 長すぎます。{ $most }文字以内にしてください。
table-mark = 識別子は1〜{ $most }文字です。
table-no-such-order = 命令{ $order }はありません。出された命令は{ $count }件です。
table-no-such-branch = 中断した棋譜の枝 { $branch } はありません。別の番号になったか、すでに再開されています。
table-not-replayable = 命令{ $order }より前は別の版のルールで行われたか、記録が壊れています。読むことはできますが、再現したり戻ったりはできません。
table-takeback-asked = { $seat }がすでに命令を戻すことを求めています。先に同意するか断ってください。
table-not-asked = { $seat }は戻すことへの同意を求められていません。
table-another-takeback = 求められている内容がその間に変わりました。確かめてから、同意するか断るかしてください。
table-too-many-lines = このゲームには離れた手順がすでに{ $most }本保存されています。ほかの手順のために捨てられることはありません。ここから続けるか、どれかを開いてください。
table-position-hidden = この席には隠されているものがあります。局面はゲームが終わってから書き出せます。
table-position-never = このゲームの局面は書き出せません。
table-too-many-sketches = 地図に描ける矢印とメモは{ $most }までです。
table-sketch-too-long = 地図のメモは{ $most }文字までです。
table-trial-hidden = この局面には観戦者に伏せられた情報があるため、試せません。
table-no-trial = ここでは検討中の局面はありません。
table-nothing-to-decide = 決めることは何もありません。
