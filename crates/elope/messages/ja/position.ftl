# エロープ作戦（日本語）：実際の盤面の局面。その項目、誤り、補って解釈したこと。

elope-phase-set-up = 赤軍の初期配置
elope-phase-allied-operations = 相互作戦（連合軍）
elope-phase-red-operations = 相互作戦（赤軍）
elope-box-to-come = 今後登場
elope-box-lost = 喪失
elope-box-withdrawn = 撤収
elope-box-never = 使用しない

elope-field-turn = ターン
elope-field-phase = これから始まるフェイズ
elope-field-weather = 天候
elope-field-depth = ドヴィナ川の水深（フィート）
elope-field-points-allied = 連合軍の補給ポイント
elope-field-points-red = 赤軍の補給ポイント
elope-field-points-vologda = ヴォログダから輸送中の赤軍補給ポイント
elope-field-kotlas = このターンのコトラスについての決定
elope-field-july = 7月の決定
elope-field-been-in-kotlas = 連合軍はコトラスに入ったことがある
elope-field-railway-brigade = 鉄道を受け持つ旅団
elope-field-conditions = 補給と連絡
elope-field-held-allied = 連合軍支配
elope-field-held-red = 赤軍支配
elope-field-forts = 堡塁
elope-field-hasty = 応急陣地
elope-field-wrecked = 破壊された線路
elope-field-bridges-built = 建設された橋
elope-field-bridges-down = 破壊された橋
elope-field-mined = 機雷
elope-field-swept = 掃海済みのヘクスサイド

elope-value-silent = ダイスなし
elope-value-undecided = 未決定
elope-value-yes = はい
elope-value-no = いいえ
elope-value-none = なし
elope-value-found = 局面から判定
elope-value-marked = カウンターの表示どおり

elope-state-captured = 捕獲

elope-position-no-turn = 何ターン目ですか。「turn: 1」のような行を加えてください。{ $last }まで指定できます。
elope-position-no-such-turn = 「{ $word }」というターンはありません。ターンは1から{ $last }までです。
elope-position-no-phase = これから何が始まりますか。「phase: movement allied」の行か、別のフェイズを加えてください。
elope-position-no-such-phase = 「{ $word }」というフェイズはありません。「operations」「movement」「combat」のいずれかと陣営を書くか、「set up」と書いてください。
elope-position-set-up-is-first = 赤軍の初期配置は第1ターンの前です。「turn: 1」と書いてください。
elope-position-wrong-weather = 第{ $turn }ターンの天候は{ $weather }です。ターンか天候を直してください。
elope-position-no-depth = ドヴィナ川の水深はすでにダイスで決まっています。「depth」の行を加えてください。
elope-position-depth-not-rolled = 水深のダイスはまだ振られていません。この行は省いてください。
elope-position-no-decision = この決定のダイスはまだ振られていません。この行は省いてください。
elope-position-decision-assumed = コトラスについての決定が書かれていないので、未決定とみなします。
elope-position-no-place = 「{ $word }」という場所はありません。ヘクス、「4014/N」のようなヘクスサイド、地名かボックスの名前、または「aboard」と船を書いてください。
elope-position-no-hexside = 「{ $word }」は河川ヘクスサイドではありません。「4014/N」のようにヘクスと方向を書いてください。
elope-position-no-land = { $hex }：水域には何も建設できません。
elope-position-no-railway = { $hex }に鉄道はありません。
elope-position-bridge-is-there = { $hex }には印刷された橋があります。この行は不要です。
elope-position-no-bridge-there = { $hex }には、破壊されうる印刷された橋がありません。
elope-position-not-navigable = { $hex }は航行できません。
elope-position-no-mines-in-the-vaga = { $hex }：ヴァガ川に機雷はありません。
elope-position-held-by-both = { $hex }が両軍に書かれています。一方だけ残してください。
elope-position-no-airfield = { $hex }に飛行場はありません。

elope-position-comes-later = { $unit }が来るのは第{ $turn }ターンです。省いてください。今後登場するものとして扱われます。
elope-position-has-left = { $unit }は第{ $turn }ターンにゲームから除かれました。省くか、ボックス「withdrawn」に置いてください。
elope-position-not-in-scenario = { $unit }はこのシナリオでは使いません。省いてください。
elope-position-never-comes = { $unit }はどの登場表にもないので、今後登場することはありません。
elope-position-ship-on-land = { $unit }は船なので{ $hex }には置けません。それに接する河川ヘクスサイドを書いてください。
elope-position-in-the-water = { $unit }は{ $hex }に置けません。そこは水域です。
elope-position-train-off-rails = { $unit }は{ $hex }では線路の外です。
elope-position-no-ground-for-tanks = { $unit }は戦車なので{ $hex }には置けません。戦車の通れる道がそこに通じていません。
elope-position-not-a-ship = { $unit }は船ではないので{ $hex }には置けません。ヘクスを書くか、「aboard」と汽船を書いてください。
elope-position-ship-not-navigable = { $unit }は{ $hex }に置けません。そこは航行できません。
elope-position-vologda-is-red = { $unit }はヴォログダに置けません。そこで待機するのは赤軍だけです。
elope-position-only-ships-laid-up = { $unit }は船ではありません。越冬するのは船だけです。
elope-position-not-due = { $unit }は今、登場する場所を選べません。マップに置くか、省いてください。
elope-position-state-does-not-fit = { $unit }は「{ $word }」になりません。
elope-position-no-reduced-side = { $unit }に減少戦力面はありません。最初のステップロスで除去されます。
elope-position-conditions-are-found = { $unit }：「{ $word }」は局面から判定されます。これを消すか、「conditions: marked」の行を加えてください。

elope-position-enemies-together = { $hex }：敵味方が同じヘクスにいます。
elope-position-aboard-nothing = { $unit }は{ $ship }に乗っていますが、その船がマップ上にありません。船を置いてください。
elope-position-aboard-an-enemy = { $unit }は敵の{ $ship }に乗っています。捕獲した船なら、そう印をつけてください。
elope-position-in-the-ice = { $unit }のいる{ $hex }は氷に閉ざされています。解氷までそこを動けません。
elope-position-mined-and-swept = { $hex }は掃海済みであり、機雷もあります。赤軍の機雷が除かれた後、連合軍の機雷が敷設されたものとします。
elope-position-nobody-to-set-up = 初期配置するユニットが残っていません。「phase: operations allied」から始めるか、ボックス「due」にカウンターを置いてください。
elope-position-stands-still = 決定する側に、ここで出せる命令がありません。別のフェイズから始めてください。
elope-position-assumed-held = どちらの支配にも書かれていない場所は、そこにいる側、誰もいなければゲーム開始時の側が支配しているものとみなします。
elope-position-assumed-lost = { $unit }{ $others ->
    [0] {""}
   *[other] 他{ $others }ユニット
}は書かれていないので、失われたものとみなします。
elope-position-assumed-to-come = { $unit }{ $others ->
    [0] {""}
   *[other] 他{ $others }ユニット
}は書かれておらず、今後登場するものとみなします。
