# サーバーが受け付けないこと。

server-no-such-game = ここにゲーム「{ $game }」はありません。
server-no-such-table = テーブル「{ $table }」はもうありません。最初のページに戻ってください。残っているテーブルの一覧があります。
server-host-only = これができるのは、サーバーのコンピューターの前にいるテーブルの主だけです。
server-no-such-link = このリンクはもう使えません。テーブルの主に新しいリンクを頼んでください。
server-not-your-seat = これはあなたの席ではないため、その局面は印刷できません。
server-seat-without-link = { $seat }：この席にはリンクがありません。先に離れた友人に席を渡してください。
server-not-entered = このゲームでは実際の盤上の局面を入力できません。
server-too-large = スタフカのゲームとしては大きすぎます。名前が .stavka で終わるファイルを選んでください。
server-too-much-at-once = 一度に求めすぎです。一部が届くのを待ってから、もう一度試してください。
server-busy = 報告や印刷を待っている人が多すぎます。1分ほどしてからもう一度試してください。
server-rules-failed = ルールの処理中に問題が起きました。何も変わっていません。別の手を試し、ゲームをファイルに保存してください。
server-failed = 内部で問題が起きました。何も変わっていません。もう一度試してください。
server-not-kept = ディスクに書き込めなかったため、実行されませんでした。{ $reason }
server-faulty = できません：{ $reason }
