# ロシア（日本語）：レッスン。IDはlessons/*.tomlのステップ、ID-hintはやり方、ID-elseはルール上は可能な別のことを試したときの
# 言葉。

rossyia-lesson-first = 最初のレッスン
rossyia-lesson-first-about = ツァリーツィンへの鉄道での10分間。オプションを使い、司令部を活性化し、補給と軍備を整え、町を1つ取ります。本物の盤面、本物のルールで、どこを見ればよいかを教える案内つきです。

rossyia-lesson-first-welcome =
    1918年11月。デニーキンの義勇軍は、ツァリーツィンへの鉄道上のヴェリコクニャジェスカヤにいます。コテリニコヴォでは赤軍の1個師団が行く手を塞いでいます。あなたは白軍の指揮官です。

    所要時間は約10分。失敗の心配はありません。どの命令も取り消せますし、「戻る」で前のステップに戻れます。このレッスンに限り、ダイスの目は決まっています。

rossyia-lesson-first-map =
    2つの町に輪がついています。あなたの鉄道の終点ヴェリコクニャジェスカヤと、敵の町コテリニコヴォです。町と鉄道の色は誰のものかを表します。1ターンは1か月で、歩兵は1か月に開けた草原を6ヘクスほど進みます。

    マップをドラッグして見回してください。拡大縮小はホイールか2本の指で行います。

rossyia-lesson-first-counter =
    カウンター1個が1ユニットです。輪のついたヘクスには義勇歩兵が2個師団いて、第1はその1つです。左下の数字5が戦闘力、右下の6が移動力です。その間にあるのがステップで、耐えられる損害の数、ここでは2です。小さく上についた数字があれば、それは衝撃力です。

    名前と3つの数字があるカウンターは司令部です。数字は、指揮できるユニット数、ダイスに加える値、命令の届く距離を表します。

rossyia-lesson-first-winning =
    勝敗は政治レベルで決まります。マーカーのついた長いトラックで、今は50です。町を取れば上がり、失えば下がります。オプションやイベントでも動きます。この戦線のシナリオ「氷と草原」では、6ターン後に55で白軍の辛勝、59で決定的勝利、51以下ならボリシェヴィキの勝利です。キャンペーンでは、100か0まで動かした側が戦争に勝ちます。

rossyia-lesson-first-option =
    ターンは天候、ポイント、増援で始まり、次が政治です。両陣営はオプションを引き、伏せて持ちます。あなたの手札は1枚、「西側の支援」です。カードを読んでください。

    使ってみましょう。命令の一覧で輪がついています。
rossyia-lesson-first-option-hint = 命令の一覧で「西側の支援」を使う命令を選びます。
rossyia-lesson-first-option-else = オプションはこの先も手に入りますが、これは今使ってください。

rossyia-lesson-first-choose =
    レベルは51になりました。次にオプションの効果を選びます。ユニットの損害を補う補充ポイント（PR）4点か、司令部1つに軍備ポイント（Armt）2点です。デニーキンにはArmtがまったくなく、Armtなしでは攻撃は1回だけ、しかも不利な修正がつきます。

    2番目を選んでください。
rossyia-lesson-first-choose-hint = 番号2の命令、デニーキンへのArmtを選びます。
rossyia-lesson-first-choose-else = PRも役に立ちますが、今デニーキンに必要なのはArmtです。2を選んでください。

rossyia-lesson-first-begin =
    デニーキンのArmtは2です。ここから軍事フェイズで、司令部を1つずつ、両陣営が交互に活性化します。どちらが先かはイニシアチブを持つ側が決めます。今月はあなたです。

    白軍を先にしてください。
rossyia-lesson-first-begin-hint = 命令の一覧で「先手：白軍」を選びます。
rossyia-lesson-first-begin-else = 赤軍に時間を与えることはありません。自分から始めましょう。

rossyia-lesson-first-activate =
    ユニットは自分からは動きません。司令部を活性化すると、その指揮する軍が動きます。ここにあるのはデニーキン1つです。

    デニーキンを活性化してください。
rossyia-lesson-first-activate-hint = 命令の一覧でデニーキンの活性化を選びます。
rossyia-lesson-first-activate-else = 今動くのはデニーキンです。

rossyia-lesson-first-range =
    デニーキンの数字は12、+1、6です。6ヘクス以内の12ユニットまでを指揮します。敵とその周囲のヘクスは命令を妨げます。

    「指揮」を表示して、届く範囲を見てください。ボタンに印がついています。
rossyia-lesson-first-range-hint = ボタンの名前は「指揮」です。スマートフォンではこの文の中にあります。
rossyia-lesson-first-range-else = まず指揮範囲を見てみましょう。

rossyia-lesson-first-lines =
    軍は司令部に、司令部は鉄道に支えられています。輪のついた砲兵を取り、線を表示してください。1本はデニーキンへ、もう1本はデニーキンから補給源へ続きます。大都市につながる自軍の鉄道は補給源で、デニーキンはその上にいます。

    活性化のとき司令部に線がなければ、その軍全体が補給切れです。Armtを受け取れず、兵を失うこともあります。
rossyia-lesson-first-lines-hint = ヴェリコクニャジェスカヤのすぐ北東の砲兵をクリックします。次に「補給線」をクリックするか、Lキーを押します。
rossyia-lesson-first-lines-else = まだです。まず砲兵の線を見てみましょう。

rossyia-lesson-first-army =
    4ユニットとも十分近くにいます。指揮下に置いてください。残されたユニットはターンの最後に、独力で不利に行動します。
rossyia-lesson-first-army-hint = 一覧で4ユニットすべての名がある命令を選びます。何か取っているときは、先に置いてください。
rossyia-lesson-first-army-else = 4ユニットを一度に指揮下に置いてください。一覧で一番長い命令です。

rossyia-lesson-first-roll =
    軍がそろいました。金色のボタンで進みます。すると補給が確認され、Armtのダイスが振られます。鉄道に近く、天候がよいほど多くなります。
rossyia-lesson-first-roll-hint = 金色のボタンは右上にあります。
rossyia-lesson-first-roll-else = 届く範囲にほかのユニットはいません。金色のボタンで進みます。

rossyia-lesson-first-spend =
    目は3、デニーキンのボーナス1を足して4です。鉄道上で快晴なら2 Armt。これで4になり、3まで使えます。

    0なら攻撃1回でダイスに-1。1なら攻撃2回。2なら何回でも、各ダイスに+1。3なら+2で、さらに強行軍と予備も使えます。使わない分は残ります。

    2を使ってください。
rossyia-lesson-first-spend-hint = 命令の一覧でArmtを2使う命令を選びます。
rossyia-lesson-first-spend-else = コテリニコヴォには2で足り、来月に2が残ります。

rossyia-lesson-first-replace =
    ここでは1ステップにつき1 PRで損害を補充できます。損害はないので、金色のボタンで進んでください。
rossyia-lesson-first-replace-hint = 金色のボタンは右上にあります。
rossyia-lesson-first-replace-else = 補充するものはありません。金色のボタンで進みます。

rossyia-lesson-first-pick =
    移動です。歩兵2個師団を取ってください。輪のついたヘクスをクリックします。
rossyia-lesson-first-pick-hint = 2個師団はヴェリコクニャジェスカヤのすぐ北にいます。ヘクスに輪がついています。
rossyia-lesson-first-pick-else = 順番に進めましょう。まず歩兵です。

rossyia-lesson-first-march =
    金色の線は、移動力6で行ける範囲を囲んでいます。ヘクスの数字は、そこに着いたときの残りです。草原は1ヘクスにつき1、川を渡ると少し増えます。

    コテリニコヴォのすぐ手前の、輪のついたヘクスへ送ってください。
rossyia-lesson-first-march-hint = 2個師団を取った状態で、コテリニコヴォの南の輪のついたヘクスをクリックします。置いてしまったときは、先にクリックして取ってください。
rossyia-lesson-first-march-else = 今回は違います。2個師団だけを、コテリニコヴォの手前の輪のついたヘクスへ送ってください。

rossyia-lesson-first-zone =
    ここは敵の支配地域（ZOC）です。戦闘ユニットはみな周囲6ヘクスにZOCを及ぼします。止められはしませんが、出るときに余分に移動力がかかり、補給線と指揮線は通れません。

    ZOCを表示してみましょう。ボタンに印がついています。
rossyia-lesson-first-zone-hint = ボタンの名前は「ZOC」です。斜線のヘクスが敵ZOCです。
rossyia-lesson-first-zone-else = まずZOCを見てみましょう。

rossyia-lesson-first-try =
    ルールを暗記する必要はありません。許されないことは断られます。試してみましょう！クバン騎兵を取り、コテリニコヴォへまっすぐ送ってください。
rossyia-lesson-first-try-hint = 輪のついた騎兵をクリックし、次にコテリニコヴォをクリックします。
rossyia-lesson-first-try-else = それはルール上可能です。許されないことを試してください。コテリニコヴォをクリックします。

rossyia-lesson-first-cavalry =
    断られました。敵のいるヘクスには入れません。断るときは必ず条項が示されます。番号をクリックするとルールが読めます。

    では許されることをしましょう。騎兵を町の南東の、輪のついたヘクスへ回してください。
rossyia-lesson-first-cavalry-hint = 置いてしまったときは騎兵をクリックします。次にコテリニコヴォの隣の輪のついたヘクスをクリックします。
rossyia-lesson-first-cavalry-else = 騎兵をコテリニコヴォの隣の、輪のついたヘクスへ送ってください。

rossyia-lesson-first-guns =
    町に対しては2倍に数える砲兵も、歩兵のところへ運びましょう。1ヘクスには6ステップ、鉄道があれば8ステップまで入ります。ここは合わせて5です。
rossyia-lesson-first-guns-hint = 輪のついた砲兵をクリックし、次に歩兵のいるヘクスをクリックします。
rossyia-lesson-first-guns-else = 砲兵をコテリニコヴォの手前の歩兵のところへ。デニーキンは鉄道に残ります。

rossyia-lesson-first-end-movement =
    全員が位置につきました。デニーキンは動きません。Armtを一番よく受け取れるのは鉄道上です。

    金色のボタンで移動を終えてください。
rossyia-lesson-first-end-movement-hint = 金色のボタンは右上にあります。
rossyia-lesson-first-end-movement-else = 今月の移動はこれで十分です。金色のボタンで進みます。

rossyia-lesson-first-plan =
    軍の攻撃は、最初のダイスの前にまとめて宣言します。コテリニコヴォの手前の3ユニットを取り、町をクリックすると、そこへの攻撃に加わります。計画だけなら何も失いません。
rossyia-lesson-first-plan-hint = 歩兵と砲兵のいるヘクスをクリックし、次にコテリニコヴォの赤軍師団をクリックします。
rossyia-lesson-first-plan-else = まずコテリニコヴォへの攻撃を計画します。

rossyia-lesson-first-join =
    町の隣にいるユニットは誰でも参加できます。騎兵も加えてください。
rossyia-lesson-first-join-hint = 輪のついた騎兵をクリックし、次にコテリニコヴォをクリックします。計画の中のプラスの印で加えることもできます。
rossyia-lesson-first-join-else = 騎兵もまだ加われます。騎兵、次にコテリニコヴォをクリックしてください。

rossyia-lesson-first-odds =
    1行ずつ読んでください。5の師団が2つ、騎兵が5、砲兵が3で町に対しては2倍、合わせて21です。第37狙撃師団は4で防御します。比率は5対1です。

    あなたの砲兵には衝撃力があり、赤軍にはないので、ダイスに+1。使ったArmtでさらに+1。デニーキンのボーナスでさらに+1、合わせて+3です。下には、ダイスの各目の結果があります。ユニットを1つ外して比率の変化を見たら、戻してください。

rossyia-lesson-first-attack =
    4ユニットとも入れたまま、攻撃を宣言してください。
rossyia-lesson-first-attack-hint = ボタンは計画の最後にあります。消してしまったときは、もう一度コテリニコヴォをクリックします。
rossyia-lesson-first-attack-else = 4ユニット全部でコテリニコヴォへ。少ないと比率が悪くなります。

rossyia-lesson-first-resolve =
    デニーキンは活性化中の戦闘1つにボーナスを貸せます。計画はそれを見込んでいました。戦闘はこれだけなので、使いましょう。
rossyia-lesson-first-resolve-hint = 命令の一覧で、デニーキンの名があるほうを選びます。
rossyia-lesson-first-resolve-else = デニーキンのボーナスがあれば、ダイスが1よくなります。

rossyia-lesson-first-losses =
    目は2、3を足して5です。5対1の列では1/2、あなたが1ステップ、赤軍が2ステップを失い、赤軍の敗北です。損害の割り振りは各陣営が決めます。

    第1義勇歩兵に引き受けさせてください。
rossyia-lesson-first-losses-hint = 命令の一覧で、ステップを失うユニットとして第1義勇歩兵を選びます。
rossyia-lesson-first-losses-else = 砲は残しましょう。歩兵師団の1つに引き受けさせてください。

rossyia-lesson-first-retreat =
    第37狙撃師団は3ステップのうち2を失いました。敗れた側は損害を3倍、つまりあと4ステップ失えば踏みとどまれますが、残りは1だけです。そこでツァリーツィンの方へ2ヘクス後退しました。

rossyia-lesson-first-advance =
    コテリニコヴォは空です。勝ったユニットはそこへ前進でき、移動力はかかりません。

    手前の3ユニットで町を取ってください。
rossyia-lesson-first-advance-hint = コテリニコヴォの手前のスタックをクリックし、次に町をクリックします。一覧で3ユニットの名がある命令を選んでもかまいません。
rossyia-lesson-first-advance-else = 3ユニットともコテリニコヴォへ入れてください。

rossyia-lesson-first-taken =
    コテリニコヴォはあなたのものになり、政治レベルは52になりました。町は1、大都市は2以上です。ロストフとツァリーツィンはそれぞれ3です。

rossyia-lesson-first-over =
    騎兵は敵を追撃できますが、休ませましょう。金色のボタンで戦闘を終えてください。これで活性化は終わり、鉄道端が進みます。あなたが押さえ、自軍の線路につながる線路は、これからあなたのものです。
rossyia-lesson-first-over-hint = 金色のボタンは右上にあります。
rossyia-lesson-first-over-else = 騎兵はもう十分働きました。金色のボタンで戦闘を終えます。

rossyia-lesson-first-enemy =
    赤軍が司令部を指名する番です。ツァリーツィンのスターリンはArmtを使わず、第39狙撃師団を敗れた師団のところへ送るだけです。

rossyia-lesson-first-end =
    こうして司令部が1つずつ、すべて行動するまで続きます。そのあと誰にも指揮されなかったユニットが独力で動き、1か月が終わります。

    列車、河川、航空機、近隣諸国の戦争、マフノやチェコ軍団は、出会ったときに覚えられます。示される命令はすべて合法で、断られるときは理由が示され、どの数字も由来を尋ねられます。「氷と草原」は6ターンです。レベルは52。55が必要です。
