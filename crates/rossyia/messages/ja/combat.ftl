# 戦闘。

rossyia-advance-into-the-hex = 前進はまず{ $place }に入ります。
rossyia-advanced-already = { $unit }はすでに突破しました。
rossyia-advances = { $unit }{ $others ->
    [0] {""}
   *[other] (ほか{ $others })
}が{ $to }に前進。
rossyia-announced = { $place }への攻撃を宣言：{ $unit }{ $others ->
    [0] {""}
   *[other] ほか{ $others }
}。
rossyia-announced-already = 戦闘はすべて一度に宣言済みです。追加できません。
rossyia-armour-first = 恐怖効果を使った装甲部隊が最初の損害を受けます。
rossyia-ask-advance = { $place }は空きました。前進するか、戦闘を終えてください。
    .kind = 戦闘後前進
rossyia-ask-attack = すべての戦闘を宣言してください(なしでも可)。
rossyia-ask-losses = 損害{ $losses }を割り振ってください。
    .kind = 損害の割り当て
rossyia-ask-reserve = どのユニットを予備にしますか？
rossyia-ask-reserve-move = 予備が移動します。
rossyia-ask-resolve = 次に解決する戦闘を選んでください。
rossyia-ask-retreat = { $place }の戦闘からの後退：誰がどこへ？
    .kind = 退却
rossyia-ask-stand-or-retreat = { $place }の戦闘に敗北：後退するか、追加損害{ $losses }で踏みとどまります。
    .kind = 退却か踏みとどまるか
rossyia-assault = { $place }への突撃、{ $odds }。
rossyia-attack-a-box = { $place }はボックスです。攻撃するには入る必要があります({ $unit })。
rossyia-attack-closed-country = { $unit }は閉ざされた国の{ $place }を攻撃できません。
rossyia-attack-from-a-box = { $unit }はボックスにいるので、そこから攻撃できません。
rossyia-attack-over-a-strait = { $unit }と{ $place }の間は海峡です。
rossyia-attacked-before = { $place }はこのターンにすでに攻撃されました。再攻撃は予備だけです({ $unit })。
rossyia-attacker-not-activated = { $unit }はこの活性化に含まれていません。
rossyia-attacks-twice = { $unit }の攻撃は1ターンに1回までです。
rossyia-attrition-of-stack = { $place }のスタックの消耗：{ $die }、合計{ $total }。失ったステップ：{ $losses }。
rossyia-bears-no-losses = { $unit }はこの損害を受けません。
rossyia-bonus-used = { $hq }はこの活性化ですでにボーナスを使いました。
rossyia-breaks-through = { $unit }{ $others ->
    [0] {""}
   *[other] (ほか{ $others })
}が{ $to }へ突破。
rossyia-combat = { $place }で通常戦闘、{ $odds }。
rossyia-combat-lapses = { $place }で宣言された戦闘は行われません。
rossyia-destroyed = { $unit }は壊滅(損害{ $hits })。
rossyia-destroyed-for-good = { $unit }は壊滅し、再建できません(損害{ $hits })。
rossyia-does-not-advance = { $unit }はここでは前進できません。
rossyia-does-not-go-back = { $unit }はこの後退に加わりません。
rossyia-enemies-together = { $unit }は敵と共に戦えません。
rossyia-full-distance = 後退は元のヘクスから{ $hexes }ヘクス離れて終わり、1歩ごとに遠ざかります。
rossyia-half-on-shock = 突撃では損害の半分、少なくとも{ $losses }を衝撃力のあるユニットが受けます。
rossyia-hex-left-empty = { $place }に1ユニット残す必要があります。
rossyia-hex-still-held = { $place }はまだ敵が保持しています。
rossyia-hit = { $unit }：損害{ $hits }。
rossyia-hq-lost = { $hq }を失いました。
rossyia-in-reserve = { $unit }を予備に。
rossyia-losses-do-not-add-up = 割り振る損害は{ $losses }です。
rossyia-marched = { $unit }は行軍したので、この活性化では攻撃できません。
rossyia-must-attack = { $place }も攻撃しなければなりません。そのZOCが{ $from }の攻撃側に及んでいます。
rossyia-must-attack-over-river = { $place }も攻撃しなければなりません。{ $from }からの攻撃は大河を越えます。
rossyia-no-bonus = { $hq }はこの戦闘にボーナスを与えられません。
rossyia-no-breakthrough = 突破できるのは騎兵・装甲・自動車化部隊だけです({ $unit })。
rossyia-no-combat-now = 戦闘は一つずつです。今は解決できません。
rossyia-no-combat-there = { $place }に残っている戦闘はありません。
rossyia-no-combat-unit = { $unit }は戦闘ユニットではないので、攻撃しません。
rossyia-no-losses-now = 割り振る損害はありません。
rossyia-nobody-advances = 今は前進できません。
rossyia-nobody-decides = 今は踏みとどまるか後退するかの場面ではありません。
rossyia-nobody-goes-back = 今は後退できません。
rossyia-nobody-to-attack = { $place }に{ $unit }の敵はいません。
rossyia-not-next-to-it = { $unit }は{ $place }に隣接していません。
rossyia-odds-1-2 = 1-2
rossyia-odds-1-1 = 1-1
rossyia-odds-3-2 = 3-2
rossyia-odds-2-1 = 2-1
rossyia-odds-3-1 = 3-1
rossyia-odds-4-1 = 4-1
rossyia-odds-5-1 = 5-1
rossyia-odds-6-1 = 6-1
rossyia-odds-across-major = { $unit }は大河越しの攻撃：半分
rossyia-odds-armour-open = { $unit }：平地の装甲部隊は衝撃力2倍
rossyia-odds-armt = 消費したArmt
rossyia-odds-artillery-city = { $unit }：都市に対する砲兵は2倍
rossyia-odds-cavalry-city = { $unit }：都市では騎兵の衝撃力なし
rossyia-odds-double-shock = 防御側の2倍の衝撃力
rossyia-odds-enemy-hq = { $hq }が防御
rossyia-odds-engineers-city = { $unit }：都市に対する工兵
rossyia-odds-excess = { $unit }はスタック制限を超えているので加算なし
rossyia-odds-face-attacker = { $die }({ $total })：損害{ $attacker }/{ $defender }、攻撃側の敗北。
rossyia-odds-face-defender = { $die }({ $total })：損害{ $attacker }/{ $defender }、防御側の敗北。
rossyia-odds-face-tripled = { $die }({ $total })：損害{ $attacker }/{ $defender }、防御側の敗北。踏みとどまるには損害3倍。
rossyia-odds-hq-alone = 司令部だけならサイコロなしで除去
rossyia-odds-heavy-city = { $unit }：都市に対する重砲兵は3倍
rossyia-odds-hq = { $hq }のボーナス
rossyia-odds-independent = 独立ユニット
rossyia-odds-isolated = 司令部が孤立
rossyia-odds-minor-river = 全員が小河川越しの攻撃：1列左へ
rossyia-odds-no-city-bonus = { $unit }：大河越しの大都市に対するボーナスなし
rossyia-odds-shock = { $unit }の衝撃力
rossyia-odds-terror = 装甲部隊の恐怖効果：列を右へ
rossyia-odds-too-low = { $place }に対する戦力比が低すぎます。最低{ $least }が必要です。
rossyia-odds-never-enough = 加われる者がすべて加わっても、{ $place }への戦力比が低すぎます。少なくとも{ $least }が必要です。
rossyia-no-enemy-beside = { $unit }の隣に、攻撃できる敵はいません。
rossyia-odds-train-city = { $unit }：都市に対する装甲列車は3倍
rossyia-odds-unit = { $unit }
rossyia-odds-weather = 泥濘または雪
rossyia-others-there = { $place }には他勢力のユニットがいます。
rossyia-reserve-in-zoc = { $unit }は敵ZOCにいるので予備にできません。
rossyia-reserve-is-named-before-movement = 予備は最初の移動の前に決めます。
rossyia-reserve-needs-armt = 予備を作れるのはArmtを3消費した司令部だけです({ $unit })。
rossyia-reserve-needs-shock = { $unit }は衝撃力がないので予備にできません。
rossyia-reserve-too-large = 予備は軍の4分の1まで：{ $most }。
rossyia-reserve-waits = { $unit }は予備で、他の部隊の戦闘が終わるまで待ちます。
rossyia-retreats = { $unit }{ $others ->
    [0] {""}
   *[other] (ほか{ $others })
}が{ $from }から{ $to }へ後退。途中の損害：{ $losses }。
rossyia-room-elsewhere = { $place }は満員です。ほかに空きのある後退先があります。
rossyia-stacks-combine = 独立スタックは共同で攻撃できません：{ $place }。
rossyia-stands = { $side }：踏みとどまる。追加損害：{ $losses }。
rossyia-too-many-attacks = 消費したArmtで可能な攻撃数：{ $most }。
rossyia-too-many-combats = 一度に宣言できる戦闘数：{ $most }まで。
rossyia-too-many-hits = { $unit }はその数の損害を受けられません。
rossyia-too-many-stacks = 消費したArmtで攻撃できるスタック数：{ $most }。
rossyia-independent-unsupplied = { $unit }は補給下にありません。
rossyia-not-independent = { $unit }はこの陣営の独立ユニットではありません。
rossyia-no-retreat-by-sea = { $from }から{ $to }への海路後退はできません。白軍が港から港へ行う場合だけです。
rossyia-odds-quotient = 攻撃は防御の{ $hundredths }％：戦力比{ $odds }
rossyia-odds-undefended = 防御力なし：戦力比{ $odds }
rossyia-surplus-ignored = { $side }：最後のステップを超える損害は無視する：{ $losses }。
rossyia-nobody-left = { $place }を守る者はもういない：攻撃側の勝ち。
rossyia-odds-no-terror = 装甲部隊はもはや都市を恐れさせない
rossyia-odds-unhurt = { $unit }は大河の影響を受けない
rossyia-odds-box-city = ボックスの都市での戦闘
