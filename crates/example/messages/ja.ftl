# エムツァ線（日本語）。

emtsa-turn = 第{ $turn }ターン
emtsa-stage-bids = 伏せ札の競り
emtsa-ask-bid = カードを1枚伏せてください。高い方が先に行動します。
emtsa-ask-march = 行軍するか、活性化を終えてください。
emtsa-may-withdraw = 装甲列車を後退させることができます。
emtsa-ask-stand = { $place }が攻撃されました。踏みとどまりますか、退却しますか。
    .kind = 攻撃されたとき、踏みとどまるか、退却するか
emtsa-ask-support = { $place }の支援にカードを1枚伏せるか、何も出さないでください。
    .kind = 支援のカードを伏せるか、何も出さないか
emtsa-ask-losses = 戦闘に敗れました。どのユニットが{ $steps }ステップを失いますか。
    .kind = どのユニットがステップを失うか
emtsa-ask-retreat = { $place }の防御側は退却しなければなりません。どこへ？
    .kind = 防御側はどこへ退却するか

emtsa-dealt = { $card }が配られました。
emtsa-greens-follow = ダイス{ $die }：このターン、緑軍は{ $seat }に従う。
emtsa-greens-idle = ダイス{ $die }：このターン、緑軍は誰にも従わない。
emtsa-sealed = { $seat }：回答が伏せられた。
emtsa-shown = { $seat }：{ $card }が公開された。
emtsa-activation = { $seat }の行動
emtsa-marches = { $unit }{ $others ->
    [0] {""}
   *[other] 他{ $others }ユニット
}が{ $from }から{ $to }へ行軍。
emtsa-mine-die = 地雷原のダイス{ $die }。
emtsa-mine = 地雷が爆発。{ $unit }は1ステップを失う。
emtsa-mine-quiet = 地雷は爆発しない。
emtsa-contest = { $place }の戦闘
emtsa-done = { $seat }：活性化終了。
emtsa-withdraws = { $unit }が蒸気を上げ、{ $from }から{ $to }へ後退。
emtsa-taken = 攻撃側が{ $place }を占領。
emtsa-sum = { $role }：{ $steps }ステップ＋カード{ $card }＋ダイス{ $die }＝{ $sum }。
emtsa-attackers = 攻撃側
emtsa-defenders = 防御側
emtsa-again = 同点：もう一度戦う。
emtsa-stalemate = 再び同点：攻撃側は引き返す。
emtsa-loses = { $unit }は{ $steps }ステップを失う。
emtsa-retreats = { $unit }は{ $place }へ退却。
emtsa-trapped = { $unit }は退路がなく失われた。
emtsa-worth = 赤軍の駅は{ $red }点、連合軍の駅は{ $allied }点。
emtsa-won = { $side }の勝利。
emtsa-drawn = 引き分け。
emtsa-goal-stations = 第{ $turns }ターンの終了時に、敵より価値の高い駅を占めていること。
emtsa-goal-counters = 駒がなくなった側は直ちに負ける。

emtsa-no-such-counter = そのユニットはありません。
emtsa-no-bid-now = 今は競りを求められていません。
emtsa-not-in-hand = { $card }は手札にありません。
emtsa-not-active = あなたの活性化ではありません。
emtsa-nobody-marches = 行軍するユニットが指定されていません。
emtsa-no-path = 行き先の駅が指定されていません。
emtsa-not-on-the-line = { $unit }は線上にいません。
emtsa-not-yours = { $unit }はあなたの指揮下にありません。
emtsa-not-together = { $unit }は他のユニットと同じ場所にいません。
emtsa-enemy-in-the-way = { $place }は敵が占めています。行軍はそこで終わります。
emtsa-not-joined = { $from }と{ $to }はつながっていません。
emtsa-too-far = { $unit }の歩度は{ $pace }で、{ $place }に入る余力がありません。
emtsa-pace-spent = { $unit }はこのターンの歩度を使い切りました。
emtsa-no-rails = { $from }から{ $to }へは線路がありません。
emtsa-greens-alone = 緑軍は誰とも駅を共有しません：{ $place }。
emtsa-no-train = あなたに装甲列車はありません。
emtsa-no-moment = 列車が後退できるのは赤軍の活性化中、戦闘が解決される前だけです。
emtsa-steam-spent = 列車が後退できるのは1ターンに{ $limit }駅までです。
emtsa-no-way-out = 列車が後退できる空いた駅がありません。
emtsa-their-way-back = 攻撃側はたった今{ $place }から来たところです。
emtsa-no-challenge = 今は誰にも挑まれていません。
emtsa-no-support-now = 今は支援を求められていません。
emtsa-no-losses-now = 今は損害を求められていません。
emtsa-no-retreat-now = 今は退却を求められていません。
emtsa-not-in-contest = { $unit }はこの戦闘に参加していないか、二度指定されています。
emtsa-no-part = { $unit }は{ $place }の戦闘に参加していません。
emtsa-steps-out-of-range = { $unit }はそれほど多くのステップを失えません。
emtsa-wrong-sum = 失うのは{ $given }ではなく{ $steps }ステップです。
emtsa-no-retreat-there = { $unit }は{ $place }へは退却できません。
emtsa-left-behind = { $unit }は退却できるので、置き去りにはできません。

emtsa-costs = { $place }への進入
emtsa-costs-contest = { $place }での戦闘に残りを費やす
emtsa-legal = この命令は可能です。
emtsa-half-built = この命令はまだ完成していません。
emtsa-no-contest = この命令で決着する戦闘はありません。
emtsa-odds-win = あなたの勝ち
emtsa-odds-again = 同点、もう一度
emtsa-odds-lose = あなたの負け
emtsa-own-steps = 自軍ユニットのステップ
emtsa-own-card = あなたのカード
emtsa-line-broken = { $unit }が{ $place }を占めている

# ボタンと一覧での命令の呼び名。
emtsa-value-steps = ステップ
emtsa-value-pace = 歩度
emtsa-track-worth-red = 赤軍の駅
emtsa-track-worth-allied = 連合軍の駅
emtsa-track-withdrawn = 後退
emtsa-order-bid = 伏せる
emtsa-order-march = 行軍
emtsa-order-done = 活性化を終える
emtsa-order-withdraw = 列車を後退
emtsa-order-stand = 踏みとどまる
emtsa-order-retreat = 退却
emtsa-order-support = 支援
emtsa-order-lose = ステップロス

emtsa-option-mines-about = 赤軍が地雷区間に入るたびにダイスを振ります。1か2なら駒が1ステップを失い、地雷はなくなります。使わない場合、地雷はありません。
emtsa-option-greens-about = 緑軍が誰に従うかを毎ターン、ダイスで決めます。白軍、赤軍、または誰にも従いません。使わない場合は誰にも従いません。

# ルールの章。
emtsa-chapter-1 = 席、手札、路線
emtsa-chapter-2 = ターン
emtsa-chapter-3 = 入札
emtsa-chapter-4 = 行軍
emtsa-chapter-5 = 離脱
emtsa-chapter-6 = 戦い
emtsa-chapter-7 = 勝利
