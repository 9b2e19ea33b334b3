# エロープ作戦（日本語）：艦船。

elope-ask-lost-ship = 岸の砲が命中しました。どの船を失いますか。
elope-ask-fire = 敵の汽船が近くにいます。一隻を射撃するか、射撃を控えてください。
elope-ask-escape = { $unit }は離脱します。移動力{ $points }まで航行するか、とどまってください。
    .kind = 艦船は離脱するか、どこへ行くか
elope-ask-displaced = { $unit }は場所を譲らなければなりません。隣の河川ヘクスサイドを選んでください。
    .kind = 場所を譲る艦船はどこへ行くか
elope-ask-rescue = { $unit }{ $others ->
    [0] {""}
   *[other] 他{ $others }ユニット
}が水中にいます。岸を選んでください。
    .kind = 水中の者をどちらの岸に上げるか

elope-sails = { $unit }{ $others ->
    [0] {""}
   *[other] 他{ $others }ユニット
}が{ $from }から{ $to }へ航行。
elope-shore-fire-hits = ダイス{ $die }：{ $hex }の砲が{ $unit }らの船団に命中。
elope-shore-fire-misses = ダイス{ $die }：{ $hex }の砲は{ $unit }らの船団を外す。
elope-ship-sinks = { $unit }は沈没。
elope-rescued = { $unit }{ $others ->
    [0] {""}
   *[other] 他{ $others }ユニット
}が1ステップを失い{ $hex }の岸へ上がる。
elope-drowned = { $unit }は上がれる岸がなく失われた。
elope-put-ashore = { $unit }は{ $hex }に降ろされた。
elope-gunboat-rolls = { $unit }のダイスは{ $die }、合計{ $total }。
elope-gunboats-equal = { $unit }と{ $other }は互角：どちらも譲らず、移動中の船は停止する。
elope-gunboat-loses = { $unit }は{ $other }に敗れ沈没。
elope-gunboat-gives-way = { $unit }は{ $other }に場所を譲る。
elope-ship-displaced = { $unit }は{ $hex }へ後退。
elope-steamer-hit = ダイス{ $die }：{ $unit }に命中。
elope-steamer-surrenders = ダイス{ $die }：{ $unit }は降伏。
elope-steamer-escapes = ダイス{ $die }：{ $unit }は離脱。
elope-steamer-escaped = { $unit }は{ $hex }へ逃れた。
elope-taken-aboard = { $unit }は汽船ごと捕らえられ失われた。
elope-hits-a-mine = ダイス{ $die }：{ $unit }が触雷。
elope-passes-the-mines = ダイス{ $die }：{ $unit }は機雷を通過。
elope-runs-aground = ダイス{ $die }：{ $unit }は次のターンまで座礁。
elope-clears-the-shoals = ダイス{ $die }：{ $unit }は浅瀬を通過。
elope-lays-mines = { $unit }が{ $hex }に機雷を敷設。
elope-sweeps = ダイス{ $die }：{ $unit }が{ $hex }の機雷を除去。
elope-sweeps-in-vain = ダイス{ $die }：{ $unit }の{ $hex }の掃海は失敗。
elope-troops-board = { $unit }{ $others ->
    [0] {""}
   *[other] 他{ $others }ユニット
}が{ $ship }に乗る。
elope-troops-land = { $unit }{ $others ->
    [0] {""}
   *[other] 他{ $others }ユニット
}が{ $hex }に上陸。
elope-ferries = { $ship }が{ $unit }{ $others ->
    [0] {""}
   *[other] 他{ $others }ユニット
}を{ $hex }へ渡す。

elope-no-points-to-break-away = { $unit }は敵ZOCにいます。離脱して乗船するには移動力{ $cost }が必要です。
elope-no-ship = { $unit }は船ではないので航行できません。
elope-no-way-by-water = 航行する河川ヘクスサイドを指定してください。
elope-hexside-apart = { $hex }は{ $unit }のヘクスサイドと頂点を共有しません。一つずつ進んでください。
elope-river-too-small = { $unit }は{ $hex }の川を使えません。
elope-waits-aboard = { $unit }は{ $ship }に乗船中です。船を航行させるか、岸に上陸させてください。
elope-river-frozen = { $hex }の川は凍結しています。{ $unit }は解氷を待ちます。
elope-carrier-beyond-bereznik = 空母はベレズニクより下流にとどまります。{ $unit }は{ $hex }に入れません。
elope-water-too-low = { $hex }は{ $unit }には浅すぎます。ベレズニクの方へ戻ることしかできません。
elope-mines-bar-allies = { $hex }には機雷があり、連合軍の船は入れません。
elope-enemy-ships-in-the-way = { $hex }には敵砲艦がいます。まず隣へ進み、戦ってください。
elope-depot-ship-stays = { $unit }はアルハンゲリスクにとどまります。
elope-ship-stays-at-sea = { $unit }はアルハンゲリスク沖にとどまります。
elope-ship-aground = { $unit }は次のターンまで座礁しています。
elope-ship-stopped = { $unit }は敵砲艦に阻まれ、このフェイズはこれ以上進めません。
elope-ship-too-far = { $unit }には{ $hex }に達する移動力がありません。
elope-boarded-too-late = { $unit }はフェイズ開始時に汽船のもとにいませんでした。次のターンから運ばれます。
elope-boarded-before = { $unit }はこのフェイズにすでに乗船しており、再び乗ることはできません。
elope-nowhere-carried = { $unit }は乗船したばかりです。まず航行し、それから上陸してください。
elope-nobody-boards = 運ぶユニットを指定してください。
elope-carries-no-troops = { $unit }は部隊を運びません。運べるのは汽船だけです。
elope-no-cargo-for-steamers = 汽船は{ $unit }を運べません。
elope-not-beside-the-steamer = { $unit }は汽船の脇の岸にいません。
elope-steamer-full = { $unit }にはそれだけの余地がありません。
elope-not-aboard-a-ship = { $unit }と他のユニットは同じ船や列車に乗っていません。
elope-no-bank = { $hex }は船のいる河川ヘクスサイドの岸ではありません。
elope-tanks-load-in-towns = 戦車の積み降ろしは、列車が町か都市にいるときだけです。
elope-no-ferry-here = { $unit }は部隊と対岸の間にいません。部隊のヘクスサイドへ移してください。
elope-no-points-for-ferry = { $unit }には渡しの移動力がありません。
elope-no-minesweeper = { $unit }は掃海艇ではありません。
elope-no-mines-in-the-vaga = ヴァガ川には機雷を敷設できません。
elope-mined-already = { $hex }にはすでに機雷があります。
elope-no-points-for-mines = { $unit }には機雷敷設の移動力がありません。
elope-no-mines-there = { $hex }に機雷はありません。
elope-sweeper-aground = { $unit }はこのターン座礁したため掃海できません。
elope-sweeper-laid-mines = { $unit }はこのターン機雷を敷設したため掃海できません。
elope-swept-already = { $unit }はこのターンすでに掃海しました。
elope-choose-one-ship = 射撃を受けた船を一隻選んでください：lose SHIP:1。
elope-no-steamer-to-fire-on = 今は{ $unit }を射撃できません。
elope-nothing-to-hold = 今は射撃も離脱も求められていません。
elope-nobody-escapes = 今離脱したり場所を譲ったりする自軍の船はありません。
elope-escape-too-far = { $unit }にはそこまで離脱する移動力がありません。
elope-no-refuge = { $unit }はそこへ譲れません。隣の空いたヘクスサイドを、できれば敵から離れる方へ選んでください。
elope-nobody-in-the-water = 今岸を探している自軍ユニットはいません。
elope-no-landing-place = 生存者は{ $hex }に上がれません。敵がおらず余地のある岸を選んでください。
