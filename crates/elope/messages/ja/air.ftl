# エロープ作戦（日本語）：航空。

elope-changes-base = { $unit }は基地を{ $hex }へ移す。
elope-goes-aboard = { $unit }は{ $ship }を基地とする。
elope-no-base-left = { $unit }は他に基地がなく失われた。
elope-supports = { $unit }{ $others ->
    [0] {""}
   *[other] 他{ $others }ユニット
}が{ $hex }への攻撃を支援。
elope-supports-with-gas = { $unit }{ $others ->
    [0] {""}
   *[other] 他{ $others }ユニット
}がガスで{ $hex }への攻撃を支援。
elope-goes-bombing = { $unit }{ $others ->
    [0] {""}
   *[other] 他{ $others }ユニット
}が{ $hex }の爆撃に出撃。
elope-stays-at-base = { $unit }は基地にとどまる。
elope-airfield-open = ダイス{ $die }：{ $hex }の飛行場は使用可能。
elope-airfield-mud = ダイス{ $die }：{ $hex }の飛行場は泥濘でこのターン閉鎖。
elope-engines-run = ダイス{ $die }、修整後{ $modified }：{ $unit }と同型機のエンジンは好調。
elope-engines-fail = ダイス{ $die }、修整後{ $modified }：{ $unit }のエンジンが故障。同型機はこのターン飛べない。
elope-intercepts = { $unit }が{ $hex }上空の迎撃に上がる。
elope-air-combat = { $hex }上空の空戦、{ $column }：ダイス{ $die }、{ $row }行目。
elope-air-column-1-2 = 1対2
elope-air-column-1-1 = 1対1
elope-air-column-3-2 = 1.5対1
elope-air-column-2-1 = 2対1
elope-air-column-3-1 = 3対1
elope-air-column-4-1 = 4対1
elope-turns-back = { $unit }{ $others ->
    [0] {""}
   *[other] 他{ $others }ユニット
}が引き返す。
elope-shot-down = { $unit }は撃墜された。
elope-bombs-hit = { $hex }への爆撃、爆撃力{ $strength }：ダイス{ $die }、修整後{ $modified }、命中。
elope-bombs-miss = { $hex }への爆撃、爆撃力{ $strength }：ダイス{ $die }、修整後{ $modified }、外れ。
elope-hit-tells = 2個目のダイス{ $die }：{ $hex }への命中は有効。
elope-hit-does-nothing = 2個目のダイス{ $die }：{ $hex }への命中は効果なし。
elope-bombs-track = { $hex }の線路に対するダイス{ $die }。
elope-bridge-bombed = { $hex }の橋は破壊された。
elope-fort-bombed = { $hex }の堡塁は破壊された。
elope-hasty-defence-bombed = { $hex }の応急陣地は破壊された。
elope-track-bombed = { $hex }の線路は破壊された。
elope-troops-panic = { $hex }の赤軍部隊はパニック：連合軍の攻撃はダイスに+1。
elope-depot-made-mobile = { $unit }は一段階を失い移動補給所となる。
elope-bombed-out = { $unit }は爆撃で破壊された。
elope-ship-bombed = { $unit }は爆撃で沈没。

elope-no-aircraft-named = 航空機が指定されていません。
elope-not-an-aircraft = { $unit }は航空機ではありません。
elope-aircraft-fly-later = 航空機は自軍の戦闘フェイズに飛びます。それまでは基地の移動しかできません。
elope-has-a-mission = { $unit }にはすでに任務があり、このターンは別の任務に就けません。
elope-has-flown = { $unit }はこのターンすでに飛行または基地移動をしました。
elope-no-flying-weather = { $unit }は晴天のターンにしか飛べません。
elope-grounded-by-snow = { $unit }は雪では飛べません。
elope-engines-failed = { $unit }と同型機はこのターンエンジンが故障しています。
elope-airfield-closed = { $unit }の飛行場はこのターン泥濘で閉鎖されています。
elope-base-without-supply = { $unit }の基地から6ヘクス以内に補給所や補給源への線がありません。
elope-out-of-range = { $unit }はそこまで飛べません。
elope-target-out-of-command = { $unit }の目標は自軍のどの司令部の指揮範囲にもありません。
elope-nothing-in-range = { $unit }の航続範囲と自軍の司令部の指揮範囲に目標はありません。
elope-no-attack-to-support = { $hex }への攻撃は宣言されていません。まず宣言してください。
elope-no-gas-yet = 第13ターンより前にガスは使えません。
elope-gas-is-british = ガスを投下できるのはイギリス軍機だけです。
elope-all-or-no-gas = { $hex }上空の全機は同じもの（ガスまたは爆弾）を積みます。
elope-no-more-gas = このターンのガス攻撃はもうできません。
elope-bomb-the-hex = このユニットは個別には爆撃できません。そのヘクスの部隊を指定してください。
elope-only-allies-bomb-troops = 部隊を爆撃できるのは連合軍機だけです。
elope-nothing-to-bomb = そこに爆撃すべき敵はありません。
elope-fort-shields = 堡塁が中のものを守っています。堡塁を爆撃してください。
elope-too-many-missions = 任務が多すぎます。いずれかに加わってください。
elope-no-interception-now = 迎撃機は敵の戦闘フェイズに、求められたときに上がります。
elope-nobody-to-intercept = { $hex }上空に敵機はいません。
elope-too-far-to-intercept = { $hex }は{ $unit }の基地から4ヘクスを超え、自軍司令部の指揮範囲外です。
elope-wrong-air-losses = { $count }機を失います。ちょうどその数を指定してください。
elope-no-airbase = { $hex }は{ $unit }の基地になりません。
elope-base-not-held = 自軍は{ $hex }を{ $unit }の基地として使えません。
elope-field-too-small = { $hex }の飛行場は{ $unit }には小さすぎます。
elope-airbase-full = { $hex }の基地に{ $unit }の余地がありません。
elope-based-there-already = { $unit }はすでにそこを基地としています。
elope-not-the-nearest-base = { $unit }は最も近い基地へ行かなければなりません。
elope-no-base-afloat = { $ship }は水上にある自軍の空母や艀ではないので、{ $unit }の基地になりません。
elope-only-seaplanes-afloat = { $unit }は水上機ではないので、{ $ship }を基地にできません。
elope-carrier-full = { $ship }に{ $unit }の余地がありません。
elope-lands-at-barge = 艀がある間、{ $unit }はその脇か空母に降ります。
elope-no-water-for-seaplane = { $unit }には大河か湖か海が必要ですが、{ $hex }にはありません。
elope-stays-with-carriers = { $unit }は空母所属で、別の空母にしか移れません。
