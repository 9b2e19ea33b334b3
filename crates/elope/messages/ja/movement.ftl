# エロープ作戦（日本語）：移動、ZOC、スタック、オーバーラン、補給所の捕獲。

elope-marches = { $unit }{ $others ->
    [0] {""}
   *[other] 他{ $others }ユニット
}が{ $from }から{ $to }へ行軍（移動力{ $cost }）。
elope-disengages = { $unit }は敵から離脱。
elope-crosses = { $unit }は{ $hq }の助けで川を渡り{ $hex }へ。
elope-hq-crosses = { $unit }は自力で川を渡り{ $hex }へ。
elope-overrun = { $unit }は{ $hex }でオーバーランされた。
elope-depot-caught = ダイス{ $die }：{ $unit }は捕捉された。
elope-depot-slips-away = ダイス{ $die }：{ $unit }は間に合って警告を受けた。
elope-depot-captured = { $unit }は{ $side }の手に落ちる。
elope-depot-flees = { $unit }は{ $hex }へ逃走。

elope-nobody-moves = 移動するユニットが指定されていません。
elope-no-path = 行き先のヘクスが指定されていません。
elope-not-together = { $unit }は他のユニットと同じ場所にいません。別に移動させてください。
elope-move-is-over = { $unit }の移動はこのフェイズでは終わりました。
elope-no-points-left = { $unit }には、このフェイズの移動力が残っていません。
elope-move-ends-with-sweep = { $unit }は掃海を行ったので、移動は終わりです。
elope-picks-nobody-up = { $unit }は移動中で、途中で他を加えられません。単独で進めてください。
elope-train-off-the-rails = { $unit }は線路上しか走れません。
elope-choose-the-water = { $unit }は{ $hex }の隣の川を航行します。川を選んでください。
elope-ship-on-land = { $unit }は船です。航行させてください。
elope-aircraft-do-not-march = { $unit }は戦闘フェイズに飛行し、行軍しません。
elope-aircraft-move-in-combat = 航空機の基地移動は、自軍の戦闘フェイズの攻撃と任務の宣言中に行います。
elope-static-depot = { $unit }は固定補給所です。移動の前に裏返してください。
elope-broken-down = { $unit }は故障しており動けません。
elope-still-on-the-train = { $unit }は列車に乗っています。まず下車させてください。
elope-stopped-in-zone = { $unit }は敵ZOCに入ったため、このフェイズはこれ以上進めません。
elope-stopped-in-zone-at = { $hex }は敵ZOCです。行軍はそこで終わります。
elope-zone-to-zone = { $hex }も敵ZOCです。まずZOCのないヘクスへ離脱してください。
elope-enemy-in-the-way = { $hex }には敵がいます。
elope-not-adjacent = { $from }と{ $to }は隣接していません。途中のヘクスをすべて指定してください。
elope-not-next-to = { $unit }は{ $hex }に隣接していません。
elope-too-dear = { $hex }には移動力{ $cost }が必要ですが、{ $left ->
    [0] 残っていません
   *[other] 残りは{ $left }です
}。
elope-too-far = { $hex }までの道のりには移動力{ $cost }が必要ですが、{ $left ->
    [0] 残っていません
   *[other] 残りは{ $left }です
}。
elope-nobody-carries = { $hex }に自軍の船はいません。
elope-water = { $hex }は水域です。
elope-major-river = { $hex }の手前に橋のない大河があります。
elope-depot-needs-bridge = 補給所が{ $hex }へ川を渡るには道路か橋が必要です。
elope-closed-to-tanks = { $hex }の地形に戦車は入れません。
elope-crossing-needs-normal-supply = { $unit }が{ $hex }へ渡河するには補給と連絡が必要です。
elope-crossing-needs-whole-allowance = { $unit }が{ $hex }へ渡河するには全移動力が必要ですが、すでに一部を使っています。
elope-crossing-out-of-zone = { $unit }は敵ZOCにいます。離脱すると{ $hex }へ渡河する移動力が残りません。
elope-no-closed-river = { $unit }から{ $hex }への道を塞ぐ川はありません。行軍してください。
elope-no-hq-for-crossing = このターン{ $unit }を渡せる司令部が範囲内にありません。
elope-crossing-once-per-hq = このターン、同じ司令部の別のユニットがすでに渡河したか、司令部がすでに1ユニットを渡河させています。{ $unit }はこちら岸に残ります。
elope-crossing-by-which-hq = { $unit }を渡河させられる司令部が複数あります。どの司令部かを指定してください。
elope-not-put-across-by = { $hq }は{ $unit }を渡河させられません。そのユニットの司令部ではないか、遠すぎます。
elope-nobody-flees = 今逃走すべき自軍の補給所はありません。
elope-cannot-flee-there = { $unit }はそこへ逃走できません。移動力の範囲で敵のいないヘクスへ、できれば敵ZOCの外へ逃れてください。
elope-over-stacked = { $hex }はスタック超過です。上限は3個大隊または1個連隊です。
    .short = スタック超過：どれかが出る
elope-no-need-to-disband = { $unit }を解隊する必要はありません。解隊は、ヘクスが上限を超え、数えられるユニットのどれも出られないときだけです。
