# ゲームが告げ、尋ね、断ること。

rossyia-turn = 第{ $turn }ターン
rossyia-weather = 天候（{ $die }）：北部は{ $north }、南部は{ $south }。
rossyia-weather-clear = 晴天
rossyia-weather-mud = 泥濘
rossyia-weather-snow = 雪
rossyia-initiative = 主導権：{ $side }。
rossyia-initiative-played = { $seat }：主導権オプションを使用。主導権は{ $side }に移ります。
rossyia-income = { $faction }：鉄道ポイント{ $rail }、補充ポイント{ $pr }。
rossyia-drawn = プールから引いたユニット：{ $unit }。
rossyia-arrives = { $unit }が{ $place }に到着。
rossyia-delayed = { $unit }は1ターン遅れます。到着場所が敵の手にあります。
rossyia-lost-on-the-way = { $unit }は除去されます。到着場所が敵の手にあります。
rossyia-activated = { $hq }を活性化。
rossyia-coordination = { $hq }と{ $other }が共同行動を試みます：{ $die }（{ $limit }以下で成功）。
rossyia-out-of-supply = { $hq }は補給切れです。
rossyia-isolated = { $hq }は孤立しています。失ったArmt：{ $lost }。
rossyia-armt-gained = { $hq }：{ $die }、合計{ $total }でArmt { $gained }を得て、現在{ $held }。
rossyia-armt-spent = { $hq }はArmtを{ $points }消費。
rossyia-attrition = { $unit }の消耗：{ $die }、合計{ $total }。失ったステップ：{ $losses }。
rossyia-attrition-awaits = 移動が終わると消耗判定。ダイスに加える数：{ $adds }
rossyia-replaced = { $unit }：回復したステップ：{ $steps }。
rossyia-end-die = ゲーム終了のダイス：{ $die }。
rossyia-ended-draw = 引き分け：政治レベル{ $level }。
rossyia-ended-marginal = 辛勝：政治レベル{ $level }。
rossyia-ended-substantial = 実質的勝利：政治レベル{ $level }。
rossyia-ended-decisive = 決定的勝利：政治レベル{ $level }。
rossyia-ended-total = 完全勝利：政治レベル{ $level }。

rossyia-ask-initiative = 主導権のためにオプションを使うか、パスしてください。
rossyia-ask-initiative-answer = 敵が主導権を取りました。オプションで応じるか、パスしてください。
rossyia-ask-place = 増援を配置してください（{ $unit }など）。
    .kind = 増援の配置
rossyia-ask-delay = { $place }は敵の手にあります。そこに来るはずのユニットのうち、1ターン遅れて来る半数を選んでください。
    .kind = 増援の遅延
rossyia-ask-who-begins = どちらの陣営が最初の司令部を活性化するか決めてください。
rossyia-ask-who-is-first = どちらの陣営が先に独立ユニットを動かすか決めてください。
rossyia-ask-activate = 司令部を活性化してください。
rossyia-ask-command = { $hq }：指揮するユニットを選んでください。
    .kind = 司令部が指揮する部隊
rossyia-ask-attrition = { $hq }：消耗判定を行うスタックを選んでください。
    .kind = スタックの消耗
rossyia-ask-spend = { $hq }：Armtを消費してください（最大{ $most }）。
    .kind = Armtの消費
rossyia-ask-replace = 損害を補充してください。
rossyia-ask-move = ユニットを移動してください。
rossyia-ask-discard = 保持できる補充ポイントを超えています。孤立都市がいくつ手放すか決めてください。

rossyia-out-of-turn = あなたが行動する番ではありません。
rossyia-asked-otherwise = 今は別のことを決める時で、{ $unit }は関わりません。
rossyia-not-in-this-segment = 今は「{ $now }」セグメントです。それは「{ $then }」セグメントで行います。
rossyia-army-unmoved = { $hq }の部隊はまだ移動していません。移動できるのは{ $unit }{ $others ->
    [0] {""}
   *[other] とほか{ $others }個
}です。
rossyia-independents-unsupplied = { $unit }{ $others ->
    [0] {""}
   *[other] とほかに{ $others }個
}が補給切れで、移動が終わると消耗判定をします。まだ移動できます。
rossyia-segment-not-ended = 「{ $now }」セグメントは手では終えられません。問われていることに答えると先へ進みます。
rossyia-during-pick = ユニットの選択
rossyia-during-supply = 補給と消耗
rossyia-during-spend = Armt
rossyia-during-replace = 補充
rossyia-during-name-reserve = 予備の指定
rossyia-during-move = 移動
rossyia-during-announce = 攻撃宣言
rossyia-during-fight = 戦闘
rossyia-during-reserve = 予備
rossyia-during-adjust = 鉄道端と橋
rossyia-nobody-named = 少なくとも1つのコマを指定してください。
rossyia-option-not-held = { $option }を持っていません。
rossyia-option-another-moment = { $option }は別の時に使います。
rossyia-nothing-arrives-now = 今は配置するものがありません。
rossyia-not-due = { $unit }はこのターンに到着しません。
rossyia-say-who-is-delayed = 先に誰が遅れるかを決めてください。
rossyia-nobody-is-delayed = 今は遅れるユニットがありません。
rossyia-delay-half = { $place }に来るはずのユニットのうち{ $count }個が遅れます。
rossyia-not-your-troops = { $unit }は別のプレイヤーの指揮下にあります。
rossyia-factions-apart = 異なる勢力のユニットはスタックできません。
rossyia-not-placed-there = { $unit }は{ $place }に配置できません。
rossyia-nobody-begins-now = 今は誰が始めるかを決める時ではありません。
rossyia-no-hq-is-named-now = 今は司令部を指名する時ではありません。
rossyia-the-other-side-activates = 今は相手側が司令部を活性化します。
rossyia-hq-of-the-enemy = { $hq }は味方ではありません。
rossyia-hq-without-army = { $hq }は軍を持たず、活性化されません。
rossyia-hq-activated-before = { $hq }はこのターンにすでに活性化されました。
rossyia-hq-not-on-the-board = { $hq }は盤上にいません。
rossyia-two-hqs-are-needed = 連携には2つの司令部が必要です。
rossyia-no-attempt-left = このターンの連携の試みはもう残っていません。
rossyia-never-coordinates = { $hq }はこの連携に加われません。
rossyia-the-first-is-not-passed = ターン最初の活性化はパスできません。
rossyia-too-many-to-pass = 残る司令部が敵より少ない側だけがパスできます。味方{ $own }、敵{ $enemy }。
rossyia-cannot-hold-back = 最後の司令部を控えられるのは、敵に司令部が残っている間の、主導権を持つ側だけです。
rossyia-every-hq-is-activated = すべての司令部は毎ターン1回活性化されます。
rossyia-independent-units-last = 独立ユニットはすべての司令部の後に動きます。
rossyia-no-hq-picks-now = 今はユニットを指揮下に入れる時ではありません。
rossyia-not-a-unit-on-the-board = { $unit }は盤上のユニットではありません。
rossyia-another-faction = { $unit }は別の勢力です。
rossyia-activated-before = { $unit }はこのターンにすでに活性化されました。
rossyia-out-of-range = { $unit }は指揮範囲外です。
rossyia-over-capacity = { $hq }が指揮できるのは{ $capacity }ユニットまでです。
rossyia-no-stack-there = { $place }には判定すべきスタックがありません。
rossyia-too-much-armt = 消費できるArmtは{ $most }までです。
rossyia-not-commanded = { $unit }はこの活性化で指揮されていません。
rossyia-no-replacements-without-armt = { $unit }：Armtを消費しなければ補充できません。
rossyia-no-such-losses = { $unit }はそれほどステップを失っていません。
rossyia-in-enemy-zoc = { $unit }は敵ZOCにいます。
rossyia-isolated-unit = { $unit }は孤立しています。
rossyia-too-few-pr = 補充ポイントが{ $cost }必要ですが、残りは{ $left }です。
rossyia-nothing-to-discard = 今は手放す補充ポイントがありません。
rossyia-discard-surplus = 補充ポイントを{ $points }手放してください。都市が持つ以上は手放せません。

rossyia-ask-disband = { $place }はスタック制限を超えています。どのユニットを除去しますか。
    .kind = 部隊の除去
rossyia-moves = { $unit }{ $others ->
    [0] {""}
   *[other] (ほか{ $others })
}が{ $from }から{ $to }へ移動：{ $cost }移動力。
rossyia-marches = { $unit }{ $others ->
    [0] {""}
   *[other] (ほか{ $others })
}が{ $from }から{ $to }へ行軍：{ $cost }移動力。
rossyia-travels = { $unit }{ $others ->
    [0] {""}
   *[other] (ほか{ $others })
}が鉄道で{ $from }から{ $to }へ：鉄道ポイント{ $cost }。
rossyia-rebuilt = { $unit }を{ $place }で再建：補充ポイント{ $cost }。
rossyia-aircraft-fly = { $unit }は飛行します。行軍も鉄道移動もできません。
rossyia-another-way-of-moving = { $unit }はすでに別の方法で移動しました。
rossyia-beyond-rebuilding = { $unit }は再建できません。除去されていないか、永久に失われています。
rossyia-beyond-zone = { $place }は{ $faction }の作戦地域から{ $limit }ヘクスを超えています。
rossyia-outside-zone = { $place }は{ $faction }の作戦地域が及ばない側にあります。
rossyia-city-gives-nothing = { $place }は補充ポイントも鉄道ポイントも生みません。
rossyia-city-isolated = { $place }は孤立しています。
rossyia-city-unsupplied = { $place }は補給下にないので、司令部なしでは再建できません。
rossyia-city-out-of-range = { $place }は司令部の指揮範囲外です。
rossyia-closed-country = { $place }はこのユニットには閉ざされた国にあります。
rossyia-enemy-in-the-way = { $place }に敵がいます。
rossyia-hq-has-moved = { $hq }はすでに移動したので、その軍は行軍できません。
rossyia-hq-moves-last = { $hq }はすでに移動し、その軍は行軍したので、{ $unit }はもう移動できません。
rossyia-march-ends-nowhere = 行軍は自勢力の補給下の司令部の範囲内で終えます。{ $place }はどの範囲にもありません。
rossyia-march-from-zoc = { $unit }は敵ZOCにいるので行軍を始められません。
rossyia-march-into-zoc = 行軍では敵ZOCに入れません：{ $place }。
rossyia-march-leads-away = { $hq }の範囲内では、行軍はそこから遠ざかれません：{ $place }。
rossyia-march-needs-armt = { $unit }が行軍するには、司令部が補給下にあり、Armtを3使っていなければなりません。
rossyia-move-is-over = { $unit }の移動は終わっています。
rossyia-moved-before-entraining = { $unit }は移動したので、同じ活性化で乗車できません。
rossyia-never-rebuilt = { $unit }は再建できない種類です。
rossyia-no-city-of-ours = { $place }はそのユニットの勢力の都市ではありません。
rossyia-no-entry = { $from }と{ $to }をつなぐ進入口はありません。
rossyia-no-link = { $from }と{ $to }は陸路でつながっていません。
rossyia-no-major-city = { $place }は自陣営の大都市ではありません。
rossyia-no-path = 行き先を少なくとも1つ指定してください。
rossyia-no-track = { $from }から{ $to }へ線路は通じていません。
rossyia-nobody-in-excess = 制限を超えたスタックはありません。
rossyia-not-activated = { $unit }は活性化されていないか、別のセグメントで移動します。
rossyia-not-adjacent = { $to }は{ $from }に隣接していません。
rossyia-not-in-excess = { $unit }を除去する必要はありません。
rossyia-not-in-the-stack = { $unit }はこのスタックの戦闘ユニットではありません。
rossyia-not-on-the-board = { $unit }は盤上にいません。
rossyia-not-our-rail = { $place }の鉄道はこの勢力の使える路線網ではありません。
rossyia-not-together = { $unit }はほかのユニットと同じ場所にいません。
rossyia-not-yours = { $unit }はあなたのコマではありません。
rossyia-out-of-the-area = { $place }はこのシナリオでは使いません。
rossyia-overstacked = { $place }は{ $steps }ステップになります。制限は{ $limit }です。
rossyia-passage-takes-the-turn = { $unit }はすでに移動しました。ボックス間の移動には1ターンかかります。
rossyia-picks-nobody-up = { $unit }は移動中です。途中でユニットを加えることはできません。
rossyia-rail-in-zoc = { $place }は敵ZOCにあり、鉄道移動できません。
rossyia-rail-needs-armt = { $unit }の司令部はArmtを使っていないか孤立しているので、鉄道移動できません。
rossyia-rebuilding-needs-armt = 司令部がArmtを使わなければ再建できません。
rossyia-river-barred = { $from }から{ $to }へは大河を渡れません。両岸が敵ZOCです。
rossyia-strait = { $from }と{ $to }の間は海峡です。
rossyia-strangers = { $unit }と{ $other }は別の勢力なので、{ $place }でスタックできません。
rossyia-too-dear = { $unit }が{ $place }に入るには{ $cost }移動力が必要ですが、残りは{ $left }です。
rossyia-too-few-rail-points = 鉄道ポイントが{ $cost }必要ですが、残りは{ $left }です。
rossyia-train-off-the-rails = { $unit }は線路上しか動けません。
rossyia-two-trains = { $place }に装甲列車は1つまでです。
rossyia-water = { $place }は水域です。
rossyia-went-by-rail = { $unit }は鉄道で移動したので、このターンはもう移動できません。
rossyia-went-by-ship = { $unit }は船で移動したので、このターンはもう移動できません。
rossyia-unit-pool-empty = 増援のプールが空で、残りの引きは失われる。
rossyia-railheads-advance = { $side }：鉄道端が前進する。ヘクス数：{ $hexes }。
rossyia-bridge-taken = { $place }の橋の支配が移る。
rossyia-bridge-contested = { $place }の橋は誰の支配でもなくなる。
rossyia-city-counts-apart = { $place }は孤立している：その得点は別に数える。
rossyia-city-under-greens = { $place }は緑軍がいる間は何も生まない。
rossyia-pr-go-to = { $place }の補充ポイントの受け取り手：{ $faction }。
rossyia-begins = { $side }が先に行動する。
rossyia-side-skipped = { $side }：活性化できる司令部が残っていない。
rossyia-activated-first = { $unit }はまず活性化し、それから移動します。
rossyia-acts-independently = これから活性化される司令部で{ $unit }を範囲に収めるものはありません。すべての司令部の後に独立ユニットとして動きます。
rossyia-acts-with-hq = { $unit }は指揮する司令部とともに行動します。{ $hq }が活性化すれば指揮できます。
rossyia-hq-leads = { $unit }は司令部なので、誰の指揮下にも入りません。
rossyia-no-way-over-land = { $place }へ陸路では行けません。
rossyia-reserve-alone-moves = いま移動するのは予備だけです。{ $unit }は予備ではありません。
rossyia-too-far = { $place }までの道のりには移動力{ $cost }が必要ですが、{ $left ->
    [0] 残っていません
   *[other] 残りは{ $left }です
}。
rossyia-under-command = { $unit }はすでに指揮下にあります。
