# 戦闘詳報。

report-decimal-point = .
report-title = { $game }：戦闘詳報
report-kicker = 戦闘詳報
report-running = ゲームは続いています：第{ $turn }ターン。
report-seen-by = { $seat }が知り得る範囲の内容です。
report-from = 命令{ $order }より前は別のルールで出されたため、この戦闘詳報には含まれません。
report-person = 人間
report-computer = コンピュータ（{ $kind }）
report-computer-greedy = コンピュータ（貪欲）
report-computer-random = コンピュータ（ランダム）
report-on = あり
report-off = なし
report-made = { $orders }件の命令の記録からスタフカが作成。同じ記録からは常に同じ戦闘詳報ができます。

report-glance-losses = { $steps ->
   *[other] ステップロス
}、{ $units }ユニット
report-glance-turns = { $count ->
   *[other] ターン
}
report-glance-dice = 振ったダイス

report-story = ターンごとの経過
report-set-up = 初期配置
report-turn = 第{ $turn }ターン
report-turn-named = 第{ $turn }ターン、{ $name }
report-earlier = 前のターン
report-later = 次のターン
report-which-turn = ターンを選ぶ
report-all-turns = すべて表示
report-key-taken = 支配が移った
report-key-fought = 戦闘があった
report-quiet = 戦闘はなく、支配の移った場所もない。
report-more = 他{ $count }行
report-lost-counters = { $count ->
    [1] 損失：{ $units }。
   *[other] 損失、{ $count }ユニット：{ $units }。
}

report-points = 勝利得点

report-losses = 損害
report-losses-about = 各ターンに失ったステップ。原因は問わない。
report-column-turn = ターン
report-column-steps = ステップ
report-column-units = ユニット
report-column-all = 合計

report-luck = 運
report-luck-about = 誰かのステップロスにつながり得たダイスを一つずつ量ります。その場で各出目がルール上もたらしたはずの結果と、実際の結果との差が運です。
report-withheld = 今量るとまだ隠されていることがわかるため除いたダイス：{ $count }個。
report-no-luck = まだ誰もダイスでステップを失っていません。
report-luck-for = ダイスは{ $side }に味方しました：合計{ $steps }ステップ。
report-luck-against = ダイスは{ $side }に不利でした：合計{ $steps }ステップ。
report-luck-none = ダイスはどちらにも味方しませんでした。
report-luck-chance = 公正なダイスで、どちらかの側にこれ以上運が偏るのは{ $chance }です。
report-luck-ordinary = ごく普通です。
report-luck-remarkable = 珍しいことです。
report-luck-astonishing = ほとんど信じられないことです。
report-luck-line = 線より上は{ $one }に、下は{ $other }に運が傾いたことを示す。単位はステップ、ターンごとの累計。
report-chance = { $of }回に{ $cases }回
report-chance-below = { $of }回に1回未満
report-every-die = 結果を左右したダイス：{ $count }個
report-every-die-about = 数字はステップ：そのダイスで相手側が失った数から{ $side }が失った数を引いたもの。
report-column-what = 内容
report-column-die = 出目
report-column-expected = 期待値
report-column-came = 結果
report-column-luck = 運
report-faces = ダイスの出目
report-faces-about = ダイス{ $count }個、各出目の期待回数は{ $each }。平均は{ $average }（公正なダイスなら3.50）。公正なダイスがこれほど偏るのは{ $chance }です。

report-attacks = 最良と最悪の攻撃
report-attacks-about = { $count ->
    [1] ただ一度の戦闘で、ダイスがもたらした結果。
   *[other] { $count }回の戦闘のうち、ダイスが攻撃側に最も有利だったものと、最も不利だったもの。
}
report-best = 最良
report-worst = 最悪
report-attack-good = 攻撃側から見て{ $came }ステップ（期待値{ $expected }）。これ以上の結果が出るのは{ $chance }です。
report-attack-bad = 攻撃側から見て{ $came }ステップ（期待値{ $expected }）。これ以下の結果が出るのは{ $chance }です。
