# エロープ作戦（日本語）：戦闘。

## 攻撃の宣言

elope-not-your-combat = あなたの戦闘フェイズではありません。
elope-announcing-is-over = 攻撃は最初の解決の前に宣言します。宣言した攻撃を解決してください。
elope-nobody-attacks = 攻撃するユニットを指定してください。
elope-nothing-to-attack = { $hex }に敵ユニットはいません。敵のいるヘクスを指定してください。
elope-hq-does-not-attack = { $unit }は司令部で、攻撃しません。
elope-depot-does-not-attack = { $unit }は補給所で、攻撃しません。
elope-nobody-beside = { $unit }の隣に攻撃できる敵はいません。
elope-aircraft-support = { $unit }は航空機です。{ $hex }への攻撃の航空支援を命じてください。
elope-ship-needs-troops = { $unit }の砲は、その岸から攻撃する戦闘ユニットがいるときだけ使えます。
elope-support-needs-company = { $unit }は支援ユニットです。同じヘクスの戦闘ユニットと一緒にのみ攻撃できます。
elope-train-needs-refit = { $unit }は2ターン使用したため、先に補充整備が必要です。
elope-attacked-already = { $hex }はすでに攻撃されています。1フェイズに1ヘクス1回です。
elope-attacks-already = { $unit }はすでに別の攻撃に参加しています。
elope-too-many-attacks = このフェイズにはこれ以上攻撃を宣言できません。
elope-announces = { $unit }{ $others ->
    [0] {""}
   *[other] 他{ $others }ユニット
}が{ $hex }を攻撃。

## 攻撃の解決

elope-no-such-attack = { $hex }への未解決の攻撃はありません。
elope-attack-falls-away = { $hex }への攻撃は取りやめ。
elope-spared = { $unit }{ $others ->
    [0] {"は"}
   *[other] とほか{ $others }個は
}このフェイズにすでに攻撃を受けたため、{ $hex }への攻撃の対象になりません。
elope-battle = { $side }が{ $hex }を攻撃：{ $unit }{ $others ->
    [0] {"のみ"}
   *[other] 他{ $others }ユニット
}。
elope-no-depot-decision = 今は補給所を求められていません。
elope-depot-out-of-reach = { $unit }は戦闘中のユニットから届かないか、自軍のものではありません。
elope-no-point-to-pay = 戦闘中のユニットに主補給源への線がないか、トラックが空です。
elope-nothing-to-decline = { $unit }は誰も拘束しないので、断るものがありません。
elope-depot-expended = { $unit }を消費。
elope-point-expended = { $side }は補給ポイント1を支払う。
elope-keeps-depots = { $side }は補給所を温存。
elope-combat-die = ダイス{ $die }、修整{ $modifier }：{ $attack }対{ $defence }、コラム{ $column }。
elope-column-1-2 = 1-2
elope-column-1-1 = 1-1
elope-column-2-1 = 2-1
elope-column-3-1 = 3-1
elope-column-4-1 = 4-1
elope-column-5-1 = 5-1
elope-column-6-1 = 6-1+
elope-result-losses = ステップロス：攻撃側{ $attacker }、防御側{ $defender }。
elope-result-engaged = 交戦。{ $defender ->
    [0] ステップロスはなし
   *[other] 防御側が{ $defender }ステップを失う
}。
elope-result-breakthrough = 突破。

## 損害と交戦

elope-reduced = { $unit }は1ステップを失う。
elope-eliminated = { $unit }は除去された。
elope-no-losses-to-take = 今は損害を求められていません。
elope-cannot-lose-that = { $unit }はそのように失えません。参加したユニットを1回ずつ、持っているステップ数以内で指定してください。
elope-wrong-losses = { $steps }ステップを失います。ちょうどその数を割り振ってください。
elope-not-engaged = 今は交戦状態ではありません。
elope-no-attack-from-there = { $hex }からは攻撃されていません。攻撃してきたヘクスを選んでください。
elope-no-way-back = 退路がありません。反撃してください。
elope-counterattacks = { $side }が{ $hex }へ反撃。
elope-gives-way = { $side }はさらに1ステップを失い後退。

## 退却

elope-no-retreat-now = 今は退却できません。
elope-attacker-does-not-retreat = ステップを失う代わりに退却できるのは防御側だけです。損害を受けてください。
elope-no-retreat-there = { $hex }へは退却できません。赤軍は南へ、連合軍はアルハンゲリスクへ向かい、1ヘクスごとに遠ざからねばなりません。
elope-retreat-too-far = 退却は{ $hex }の手前で終わります。
elope-retreat-too-short = { $hexes }ヘクス退却し、余地のあるヘクスで終えなければなりません。
elope-retreats = { $unit }{ $others ->
    [0] {""}
   *[other] 他{ $others }ユニット
}が{ $to }へ退却。
elope-retreat-costs-a-step = ダイス{ $die }：{ $unit }は退却で1ステップを失う。
elope-retreat-unharmed = ダイス{ $die }：{ $unit }は無事に離れる。
elope-retreat-through-river = { $hex }への退路は川を通る。各ユニットは1ステップを失う。
elope-lost-in-retreat = { $unit }は退却中に失われた。
elope-one-unit-in-excess = 退却中のユニットを一つ、全ステップと共に指定してください。超過分として失われます。

## 前進と突破

elope-no-advance-now = 今は前進できません。
elope-did-not-fight = { $unit }はこの戦闘に参加していないか、すでに前進しました。
elope-advance-too-far = { $unit }は{ $hex }までは前進できません。
elope-advance-off-path = { $unit }は退却路をたどらなければなりません。{ $hex }はその上にありません。
elope-advance-into-zone = { $unit }は{ $hex }の敵ZOCで停止します。
elope-advance-closed = { $unit }はそこから{ $hex }へ入れません。
elope-advances = { $unit }{ $others ->
    [0] {""}
   *[other] 他{ $others }ユニット
}が{ $to }へ前進。
elope-no-breakthrough = 突破は起きていません。
elope-did-not-break-through = { $unit }は突破に加わっていないか、すでに済ませました。
elope-breakthrough-too-far = { $unit }には{ $hex }に入る移動力が残っていません。
elope-exploits = { $unit }{ $others ->
    [0] {""}
   *[other] 他{ $others }ユニット
}が{ $to }へ突破移動。

## 戦闘比の内訳

elope-odds-attacker = { $unit }が攻撃
elope-odds-support = { $unit }の爆撃
elope-odds-defender = { $unit }が防御
elope-odds-halved-os = { $unit }は補給切れ：半減
elope-odds-halved-oc = { $unit }は連絡切れでもある：さらに半減
elope-odds-halved-unpaid = { $unit }のために補給所が消費されない：半減
elope-odds-halved-crossed = { $unit }はこのターンに渡河した：半減
elope-odds-defender-one = { $unit }は戦闘ユニットを伴わず、1で防御
elope-odds-defender-hq = { $unit }は戦闘ユニットと共にいる司令部で、加算なし
elope-odds-defender-unbacked = { $unit }は戦闘ユニットを伴わず、加算なし
elope-odds-defender-static = { $unit }は固定補給所で、加算なし
elope-odds-defender-spent = { $unit }は補充が必要で、加算なし
elope-ta-asterisk = { $unit }は星印
elope-ta-tanks = 戦車2個が同行
elope-ta-gas = ガス
elope-ta-ground = 平地
elope-ta-city = 都市
elope-ta-town = 町
elope-ta-hill = 丘
elope-ta-marsh = 湿地
elope-ta-work = 陣地
elope-ta-river = 全員が川越しに攻撃
elope-ta-train = { $unit }が防御に参加
elope-mod-command = { $unit }の指揮
elope-mod-tanks = 戦車
elope-mod-panic = 爆撃後のパニック
elope-odds-spared = { $unit }はこのフェイズにすでに攻撃を受けたため参加しない
elope-ta-forest = 森林
elope-ta-none-os = { $unit }は補給切れ：優位なし
elope-ta-none-unpaid = { $unit }はこの戦闘に補給所なし：優位なし
elope-ta-cap = 数えるのは7まで
elope-mod-no-command = { $unit }はこれらのユニットを指揮していない
