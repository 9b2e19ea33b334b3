# エロープ作戦（日本語）：シナリオ、ドクトリン、増援、天候、勝利。

elope-dry = 晴天
elope-thaw = 泥濘
elope-snow = 雪
elope-weather-open = 天候はダイスで決定
elope-october = ダイス{ $die }：10月の天候は{ $weather }。
elope-depth = ダイス{ $die }：ドヴィナ川の水深は{ $feet }フィート。
elope-decision-yes = ダイス{ $die }：ロンドンはコトラス進攻を承認。
elope-decision-undecided = ダイス{ $die }：ロンドンはコトラスについて未決定。

elope-supply-points = { $side }：補給ポイント{ $points }。
elope-deploys = { $unit }を{ $hex }に配置。
elope-reinforcements = { $side }：{ $unit }{ $others ->
    [0] {""}
   *[other] 他{ $others }ユニット
}が到着。
elope-comes = ダイス{ $die }：{ $unit }とその大隊が到着。
elope-never-comes = ダイス{ $die }：{ $unit }とその大隊は来ない。
elope-from-vologda = { $unit }{ $others ->
    [0] {""}
   *[other] 他{ $others }ユニット
}がヴォログダからコノシャへ到着。
elope-enters = { $unit }{ $others ->
    [0] {""}
   *[other] 他{ $others }ユニット
}が登場。
elope-ships-return = 解氷：{ $unit }{ $others ->
    [0] {""}
   *[other] 他{ $others }ユニット
}が復帰。
elope-withdrawn = { $unit }はゲームから去る。
elope-laid-up = { $unit }は冬季係留に入る。
elope-leaves-the-map = { $unit }はオネガへ向けてマップを出る。
elope-attached = { $unit }は第1大隊の指揮下に入る。
elope-takes-the-railway = { $unit }が鉄道を、もう一方の旅団が上ドヴィナ川を受け持つ。
elope-disbands = { $unit }は余地がなく解隊。

elope-takes-place = { $side }が{ $hex }を占領。
elope-points = 連合軍の勝利得点は{ $points }。
elope-won-towns = 連合軍がアルハンゲリスクへの線を保ちつつプレセツカヤ、シェンクルスク、コトラスを確保。
elope-won-archangel = アルハンゲリスクは赤軍の手に落ちた。
elope-won-no-kotlas = 目標はコトラスだったが誰も行かなかった：{ $points }点あっても赤軍の勝利。
elope-won-red = { $points }点では足りない：赤軍の勝利。
elope-won-marginal = { $points }点：連合軍の辛勝。
elope-won-substantial = { $points }点：連合軍の大勝利。

elope-not-to-be-set-up = { $unit }を今配置することはできません。
elope-set-up-too-far = { $unit }は{ $hex }に配置できません。所定の場所に近い陸地を選んでください。
elope-nobody-enters = 登場するユニットが指定されていません。
elope-cannot-enter-there = { $unit }はそこから登場できません。リストのうち自軍の場所を選んでください。
elope-waits-in-vologda = { $unit }はヴォログダで待機中です。次のターンに自動的にコノシャへ来ます。
elope-arrivals-left = { $others ->
    [0] { $unit }が
   *[other] { $unit }ほか{ $others }個が
}到着しており、このフェイズにまだ登場できます。

elope-stays-in-garrison = { $unit }は守備隊なので動けません。
elope-ordered-elsewhere = { $unit }は命令を受けています。移動コストで数えると、{ $hex }は目的地に近づきません。
elope-outside-its-area = { $unit }は担当地域にとどまらなければなりません。{ $hex }はその外です。
elope-area-closed = { $unit }は{ $hex }で移動を終えられません。その地域は閉ざされています。
elope-must-go-on = { $unit }は{ $goal }へ向かう命令を受けています。移動力の半分以上を使って進み続けなければなりません。
    .short = { $goal }へ：前進を続ける
elope-must-set-out = { $unit }は{ $goal }へ向かう命令を受けていますが、まだ移動していません。行軍させて近づけてください。
    .short = { $goal }へ：行軍して近づく
elope-goes-before-it-works = { $unit }は{ $goal }へ向かう命令を受けています。工事は前進に数えません。先に移動力の半分以上を使って近づけてください。
elope-carried-on = { $unit }は命令を受けています。{ $ship }で、移動力の半分以上を使って目的地に近づけてください。
elope-carried-to-the-town = { $unit }は汽船でヴァガの町まで行き、そこで下船します。{ $ship }はこのターンか次のターンにもっと近くまで運べるので、乗せたままにしてください。
    .short = { $ship }に乗船中：さらに近づける
elope-lands-now = { $unit }は命令を受けており、これ以上近くへは運べません。上陸させてください。
    .short = 乗船中：上陸させる
elope-boards-in-vain = { $unit }は命令を受けています。乗れるのは、このフェイズに目的地へ近づけてくれる船だけです。そうでなければ行軍させてください。
elope-garrison-too-weak = { $unit }はアルハンゲリスクを離れられません。{ $count }個中隊が残らなければなりません。
elope-garrison-called-back = アルハンゲリスクには{ $count }個中隊が必要です。{ $unit }を戻してください。
    .short = アルハンゲリスクへ戻る：守備隊
elope-may-not-leave-the-map = { $unit }はマップを出られません。
elope-no-exit-here = { $unit }は3301から4301の間のヘクスからマップを出ます。
elope-too-tired-to-leave = { $unit }にはマップを出る移動力が残っていません。
elope-must-leave-the-map = { $unit }はオネガへ出られます。ユニットを取り、「マップ外へ出る」を選んでください。
    .short = オネガへ：マップ外へ出る
elope-must-go-to-the-edge = { $unit }はオネガへ向けてマップを出る命令を受けています。西端の{ $goal }へ行軍させてください。そこでは、できることの中に「マップ外へ出る」があります。
    .short = { $goal }からオネガへ：行軍して近づく
elope-royal-scots-go-by-ship = { $unit }はこのターン汽船でドヴィナ川を遡ります。乗船させてください。
elope-royal-scots-have-landed = { $unit }はこのターン汽船でドヴィナ川を遡ってきました。上陸した場所にとどまり、次のターンから行軍できます。
elope-royal-scots-go-aboard = { $unit }はドヴィナ川を遡る命令を受けています。汽船に乗せてください。
    .short = ドヴィナ川を遡る：汽船に乗船する
elope-royal-scots-land = { $unit }は行けるところまで来ました。上陸させてください。
    .short = 行けるところまで来た：上陸させる
elope-steamer-takes-first = { $unit }は待ちます。汽船は先に{ $first }を乗せます。
elope-steamer-waits = 汽船は{ $unit }を待っています。まず乗船させてください。
elope-steamer-goes-upstream = { $unit }はできるだけ遠くまでドヴィナ川を遡る命令を受けています。先に航行させてください。
    .short = できるだけドヴィナ川を遡る

elope-depot-escort-has-moved = { $unit }には護衛が必要ですが、ここから同行できる部隊は移動を終えています。
elope-depot-needs-escort = { $unit }には護衛が必要です。中隊か分遣隊と一緒に動かしてください。
elope-depot-keeps-escort = { $unit }はこのフェイズに移動したので護衛を残します。中隊か分遣隊をそばに残してください。
elope-artillery-stays = { $unit }はそこへ行けません。アルハンゲリスクかその隣に{ $count }個砲兵中隊が必要です。
elope-artillery-called-back = アルハンゲリスクかその隣に{ $count }個砲兵中隊が必要です。{ $unit }を近づけてください。
    .short = アルハンゲリスクに近づく
elope-goes-by-steamer = { $unit }は汽船で行きます。乗船させてください。
    .short = 汽船に乗船する
elope-attack-upstream = { $hex }はドヴィナ川の上流すぎます。今はそこで攻撃できません。
elope-too-many-us = { $hex }を攻撃できるアメリカ軍は{ $count }個中隊までです。
elope-too-many-french = { $hex }を攻撃できるフランス軍は{ $count }個中隊までです。
elope-too-many-british = { $hex }を攻撃できるイギリス軍は{ $count }個中隊までです。
elope-too-many-companies = { $hex }を攻撃できるのは合計{ $count }個中隊までです。
elope-name-the-railway-brigade = 鉄道を受け持つ旅団を指定してください：グローガンまたはサドリア＝ジャクソン。
elope-no-brigade-to-name = 今、鉄道の旅団を指定する必要はありません。
elope-not-one-of-the-brigades = { $unit }はグローガン旅団やサドリア＝ジャクソン旅団の司令部ではありません。

# 勝つには。
elope-goal-points = 第{ $turn }ターンの終了時に勝利得点が{ $from }点以上あること。
elope-goal-lines = アルハンゲリスクへの連絡線のある場所だけを数える。
elope-goal-kotlas = 7月のダイスでコトラスが目標になった：連合軍ユニットが一度も入っていなければ、得点では勝てない。
elope-goal-towns = または各軍のターンの終わりに{ $first }、{ $second }、{ $third }のすべてを地上ユニットで占め、それぞれが道か川でアルハンゲリスクとつながっていれば、直ちに勝つ。
elope-goal-prevent = 第{ $turn }ターンの終了まで連合軍の勝利得点を{ $from }点未満に抑える。
elope-goal-archangel = または地上ユニットで{ $hex }に入れば、直ちに勝つ。
elope-goal-towns-held = 直ちに勝つための3つの町のうち、連合軍が占めているのは{ $count }。
elope-goal-red = 赤軍の勝利
elope-goal-marginal = 連合軍の辛勝
elope-goal-substantial = 連合軍の大勝利
