# エロープ作戦（日本語）：鉄道、装甲列車、陣地、工兵、戦車。

elope-entrains = { $unit }{ $others ->
    [0] {""}
   *[other] 他{ $others }ユニット
}が{ $hex }で列車に乗る。
elope-travels = { $unit }{ $others ->
    [0] {""}
   *[other] 他{ $others }ユニット
}が鉄道で{ $hex }へ。
elope-halted = 列車は{ $hex }より先へ進めない：{ $unit }{ $others ->
    [0] {""}
   *[other] 他{ $others }ユニット
}が下車。
elope-detrains = { $unit }{ $others ->
    [0] {""}
   *[other] 他{ $others }ユニット
}が{ $hex }で下車。
elope-train-runs = { $unit }{ $others ->
    [0] {""}
   *[other] 他{ $others }ユニット
}が{ $hex }へ走る。
elope-refits = { $unit }が補充整備：{ $depot }を消費。
elope-entrenches = { $unit }が塹壕を掘る。
elope-hasty-built = { $unit }が{ $hex }に応急陣地を築く。
elope-fort-built = { $unit }が{ $hex }に堡塁を築く。
elope-bridge-built = { $unit }が{ $hex }に橋を架ける。
elope-track-mended = { $unit }が{ $hex }の線路を修理。
elope-wrecks = { $unit }が{ $hex }の線路を破壊。
elope-tank-breaks-down = ダイス{ $die }：{ $unit }が故障。
elope-tank-runs = ダイス{ $die }：{ $unit }は好調。
elope-tank-repaired = ダイス{ $die }：{ $unit }は修理された。
elope-tank-lost = ダイス{ $die }：{ $unit }は修理不能で失われた。

elope-no-rail-movement = { $unit }は鉄道移動できません。旧版では赤軍だけが第2ターンから使えます。
elope-tank-needs-train = { $unit }は普通の列車に乗れません。町か都市で装甲列車に積んでください。
elope-not-at-a-station = { $unit }は{ $hex }では乗車できません。まず鉄道沿いの都市へ行軍してください。
elope-not-behind-the-front = { $hex }は自軍の後方ではありません。乗車するには鉄道沿いの都市へ行軍してください。
elope-no-train-in-zone = { $hex }からは列車が出ません。敵の支配地域（ZOC）です。まずZOCを出てください。
elope-track-is-cut = { $hex }の線路は破壊されており、列車は通れません。
elope-no-points-to-entrain = { $unit }には乗車する移動力が残っていません。
elope-journey-is-over = { $unit }は鉄道移動を終えました。あとは行軍だけです。
elope-journey-through-zone = { $hex }は敵の支配地域（ZOC）です。鉄道移動は通れません。
elope-not-along-the-line = 線路は{ $hex }へ続いていません。鉄道ヘクスを順に指定してください。
elope-no-service-there = { $hex }へ列車は走りません。鉄道移動はコノシャとプレセツカヤの間です。
elope-enemy-on-the-line = { $hex }の線路上に敵がいます。
elope-journey-too-long = { $hex }は今回の鉄道移動には遠すぎます。あと{ $left }ヘクスまでです。
elope-not-aboard = { $unit }は列車に乗っていません。
elope-no-station = { $hex }では下車できません。都市まで進むか、フェイズの終わりを待ってください。
elope-train-runs-alone = { $unit }は装甲列車ではありません。列車と部隊は別々に命じてください。
elope-train-not-free = { $unit }は第3ターンより前にアルハンゲリスクを離れられません。
elope-train-before-infantry = { $unit }は歩兵より先へ進めません。{ $hex }に達した歩兵がいません。
elope-train-too-far = { $unit }はこのターン{ $hex }に達しません。
elope-no-train = { $unit }は自軍の装甲列車ではありません。
elope-refit-elsewhere = { $unit }の補充整備は{ $hex }でのみ行えます。
elope-refit-needs-depot = { $unit }の補充整備には同じヘクスに自軍の補給所が必要です。
elope-refit-needless = { $unit }は前回の補充整備から使われていません。

elope-work-too-dear = { $unit }の残り移動力は{ $left }ですが、作業には{ $cost }が必要です。
elope-does-not-dig = { $unit }は塹壕を掘りません。
elope-works-need-normal-supply = { $unit }は作業に必要な補給か連絡を欠いています。
elope-trenches-when-dry = { $unit }が塹壕を掘れるのは晴天のときだけです。
elope-entrenched-already = { $unit }はすでに塹壕にいます。
elope-no-works-in-snowy-marsh = { $hex }は湿地です。雪のある間は何も築けません。
elope-does-not-improve = { $unit }は塹壕を強化しません。戦闘ユニットが行い、工兵は直接築きます。
elope-not-entrenched = { $unit }が応急陣地を築くには、まず塹壕が必要です。
elope-works-disturbed = { $unit }は丸1ターン敵の支配地域（ZOC）の外にいなければなりません。
elope-work-stands = { $hex }にはすでにその陣地があります。
elope-improving-takes-all = { $unit }が応急陣地を築くには全移動力が必要です。
elope-does-not-wreck = { $unit }は線路を破壊しません。戦闘ユニットが必要です。
elope-no-track-to-wreck = { $hex }に破壊する線路はありません。
elope-no-engineers = { $unit }は建設しません。米英の工兵だけが行います。
elope-engineers-need-supply = { $unit }は補給切れで建設できません。
elope-enemy-at-the-site = { $hex }には築けません。敵が隣接しています。
elope-track-is-whole = { $hex }の線路は修理不要です。
elope-no-place-for-bridge = 橋は{ $hex }の河川ヘクスサイドに架け、向こう側は陸でなければなりません。
elope-bridge-stands = すでに橋があります。
