# Beyond the River Don、日本語：レッスン。IDはlessons/*.tomlのステップ。ID-hintはやり方、ID-elseは別の合法なことをしたときの言葉。

riverdon-lesson-first = 最初のレッスン
riverdon-lesson-first-about = 十分のレッスン：命令、戦闘、はったり。封をした命令を書き、村のカードの上で戦い、より大きな部隊を脅して退かせます。本物の規則で、どこを見ればよいか教える人がつきます。

riverdon-lesson-first-welcome =
    1919年夏の草原。デニーキンの白軍が南から来て、ボリシェヴィキが北を押さえています。あなたは白軍を率います。

    十分ほどで終わります。失敗はありません。「戻る」で前のステップに戻れます。このレッスンだけ、サイコロの目は決まっています。

riverdon-lesson-first-cards =
    盤は三十六枚のカードです。一枚が部隊の立つスペースで、そこで二つの部隊が出会えば戦場の地形にもなります。鉄道や川のあるカードは表を向いています。ほかのカードは、だれかが立った所だけ知られています。

    上の輪はこれから戦うカード、下の輪はあなたのいるカードです。動けるのは東西南北で、斜めには動けません。

riverdon-lesson-first-markers =
    輪のついたスペースには、文字の書かれた赤いマーカーがあります。敵について見えるのはそれだけです。だれが、どれだけいるかは分かりません。一軍かもしれず、わずかな兵かもしれません。敵にもあなたのことは同じだけしか見えません。

riverdon-lesson-first-force =
    一つのスペースに立つ全員が一つの部隊です。自分の部隊は見えます。マーカーの小さな数はその点数です。マウスを重ねるか指で触れると、だれがいるか読めます。

    兵力はスタンドで数えます。一スタンドは一個小隊か、一つの兵器です。四個小隊で一個中隊です。あなたには狙撃兵二個中隊、コサック騎兵二個中隊、機関銃と野砲が一つずつあります。

riverdon-lesson-first-winning =
    このシナリオでは、敵軍の半分を点数で滅ぼすか、ターンの終わりに敵の端の列のスペースを三つ押さえれば勝ちです。赤軍も同じです。

    端のボタンにある杯を押すと、いつでも形勢が分かります。

riverdon-lesson-first-points =
    資源ポイントが六つあります。砲弾、燃料、給料です。残りがいくつか、敵は知りません。任務に使います。空からの爆撃、橋の爆破、戦闘で撃つ砲などです。あとで一つ使います。

riverdon-lesson-first-leader =
    ターンにはいくつかの段階があり、上に名前が出ています。今は指揮官の段階です。命令を受けるのは指揮官のいる部隊だけで、指揮官一人に命令は一つです。−1から+2までの数がサイコロに加わります。敵はその数を知りません。

    指揮官は二人います。輪のついた二人目をあなたの部隊へ送ってください。三スペースまで動けます。
riverdon-lesson-first-leader-hint = 部隊の南のスペースにいる指揮官をクリックし、それから部隊のスペースをクリックします。
riverdon-lesson-first-leader-else = 二人目の指揮官は部隊に必要です。そこへ送ってください。

riverdon-lesson-first-leaders-done =
    両軍は同時に指揮官を動かし、互いに相手の動きは見えません。このゲームの多くはこのように、封をして行われます。両軍が終えると、まとめて明かされます。

    金色のボタンで終えてください。
riverdon-lesson-first-leaders-done-hint = 金色のボタンは右上にあります。
riverdon-lesson-first-leaders-done-else = 指揮官は二人とも良い所にいます。金色のボタンで終えてください。

riverdon-lesson-first-operation =
    主導権はあなたにあります。あなたがこのターンの作戦を選び、次に敵が防御を選びます。それで、書ける命令が決まります。「強襲と確保」では、少なくとも一つの部隊が強襲しなければなりません。

    命令の一覧で選んでください。輪がついています。
riverdon-lesson-first-operation-hint = 一覧で「強襲と確保」を選びます。
riverdon-lesson-first-operation-else = 今日は強襲です。「強襲と確保」を選んでください。

riverdon-lesson-first-divide =
    赤軍は「固守」を選びました。さあ、両軍が封をして命令を書きます。用紙に指揮官が並んでいます。

    まず部隊を分けます。二人目の指揮官に、コサック騎兵の八スタンド全部を与えてください。横のプラスを8になるまで押し、「分割する」を押します。
riverdon-lesson-first-divide-hint = 用紙で指揮官2の「部隊を分割」を探します。8と打ち込むこともできます。ほかは0のままにして、「分割する」のボタンを押します。
riverdon-lesson-first-divide-else = 二人目の指揮官と行くのは騎兵の八スタンド全部で、ほかはだれも行きません。

riverdon-lesson-first-assault =
    一つのスペースに二つの部隊、それでもマーカーは一つ。外から見れば何も変わっていません。

    一人目の指揮官には狙撃兵、機関銃、砲があります。彼に「強襲」の命令を与えてください。二スペース以内の敵のスペースを攻め、勝てばそこに留まります。
riverdon-lesson-first-assault-hint = 用紙の指揮官1の所で「強襲」を押します。
riverdon-lesson-first-assault-else = 指揮官1は強襲します。

riverdon-lesson-first-probe =
    二人目の指揮官には「偵察攻撃」の命令です。敵のスペースに入り、様子を見て、必要なら戦い、戻ります。徒歩なら一スペース、全員が騎馬なら二スペースまで行けます。
riverdon-lesson-first-probe-hint = 用紙の指揮官2の所で「偵察攻撃」を押します。
riverdon-lesson-first-probe-else = 指揮官2は偵察攻撃をします。

riverdon-lesson-first-seal =
    書いただけで、まだ出していません。封をするまでは好きなだけ変えられます。相手には、何を書いたかも、だれに書いたかも、部隊を分けたことさえも見えません。

    命令に封をしてください。
riverdon-lesson-first-seal-hint = 右上の金色のボタンです。
riverdon-lesson-first-seal-else = 命令はこれで良いので、金色のボタンで封をしてください。

riverdon-lesson-first-mission =
    両軍が封をしました。次は任務で、これも封をします。砲は、砲弾の代金を払ったときだけ戦闘で撃ちます。

    用紙で砲兵直接支援を選んでください。砲は一門なので一ポイントで足ります。それから「置く」を押します。
riverdon-lesson-first-mission-hint = 「種類」で砲兵直接支援を選びます。残りはひとりでに埋まります。砲と、砲が共に出ていく今のスペース21です。それから「置く」です。
riverdon-lesson-first-mission-else = 砲の弾が要ります。砲兵直接支援です。

riverdon-lesson-first-missions-done =
    一ポイント使い、残りは五つ。敵がそれを知るのは砲が撃つときです。

    任務に封をしてください。
riverdon-lesson-first-missions-done-hint = 右上の金色のボタンです。
riverdon-lesson-first-missions-done-else = 任務は一つで十分です。金色のボタンで封をしてください。

riverdon-lesson-first-reach =
    命令が実行されます。主導権のある側が、部隊を一つずつ行動させます。戦闘にならない行動のあとには、相手が一つ行動します。

    輪のついた一つ目の部隊を手に取ってください。命令で行ける所が光ります。
riverdon-lesson-first-reach-hint = 輪のついたスペースをクリックします。違う部隊を取ったら置いて、パネルで「強襲」の部隊を取ります。
riverdon-lesson-first-reach-else = まず部隊を手に取り、どこまで行けるか見てください。

riverdon-lesson-first-act =
    二スペースですが、一つ目で敵にぶつかれば、その先へは行けません。

    この部隊を行動させてください。この瞬間から、その命令はみなに知られます。
riverdon-lesson-first-act-hint = 一覧で輪のついた命令、一つ目の部隊の「行動」を選びます。
riverdon-lesson-first-act-else = まず「強襲」の命令の部隊です。

riverdon-lesson-first-go =
    輪のついた北のスペースへ進んでください。
riverdon-lesson-first-go-hint = まっすぐ北の、赤いマーカーのスペースをクリックします。
riverdon-lesson-first-go-else = 目標はまっすぐ北の赤軍です。

riverdon-lesson-first-report =
    二つの部隊が出会い、互いを見ます。どちらも何があるかを申告します。歩兵、騎兵、砲、車両の有無は本当でなければなりません。そしてカウンターの総数です。一個中隊が一つ、兵器も一つと数えます。この数は、半分まで多くも少なくも言えます。

    あなたには四つあります。本当のことを言いましょう。
riverdon-lesson-first-report-hint = 一覧で「総数を告げる」の4を選びます。
riverdon-lesson-first-report-else = 今回は本当の数、4を言ってください。

riverdon-lesson-first-odds =
    赤軍も四つ、歩兵と砲だと言います。本当でしょうか。だれも教えてくれません。敵は留まります。あなたはまだ引き返せます。

    一覧に「踏みとどまる」があります。マウスを重ねると、報告が意味しうるすべてを相手に百二十回戦って何回勝つかが出ます。それから選んでください。
riverdon-lesson-first-odds-hint = 一覧で「踏みとどまる」を選びます。
riverdon-lesson-first-odds-else = あなたのほうが強い。踏みとどまって戦ってください。

riverdon-lesson-first-reserves =
    戦闘の前に、両軍は予備を呼べます。予備の命令を受けた、二スペース以内の部隊です。あなたにはありません。

    金色のボタンで、呼ばずに進んでください。
riverdon-lesson-first-reserves-hint = 右上の金色のボタンです。
riverdon-lesson-first-reserves-else = 呼べる予備はありません。金色のボタンで進んでください。

riverdon-lesson-first-way =
    戦闘のやり方は三つ。決まった教範に両軍を従わせてすぐ解決する。カードの上で一マスずつ戦う。本物の卓でミニチュアで戦い、結果をここに入れる。

    自分で戦うほうを選んでください。両軍が封をして選び、違っていればすぐ解決されます。
riverdon-lesson-first-way-hint = 一覧で、輪のついたやり方を選びます。
riverdon-lesson-first-way-else = 今回は自分の手で戦ってください。

riverdon-lesson-first-field =
    出会ったカードが、六かける四のマスの戦場になりました。戦場ではみなにすべてが見えます。知りえなかったことが、今は見えます。輪のついた赤軍の徴集兵と狙撃兵の中隊、その後ろに砲。カウンターは三つ。四つというのは嘘でした。

    あなたは下の端、南から来ます。敵は上の二列にいます。あなたは攻撃側のA、敵は防御側のDです。

riverdon-lesson-first-deploy =
    あなたの四つのカウンターは戦場の横で待っています。一番下の列に一つずつ置きます。

    最初の狙撃兵中隊を、輪のついたマスに置いてください。
riverdon-lesson-first-deploy-hint = 一番下の列、左から三つ目の輪のついたマスをクリックします。
riverdon-lesson-first-deploy-else = 最初の中隊を、輪のついたマスに置いてください。

riverdon-lesson-first-begin =
    残りは代わりに置いてもらえます。金色のボタンで展開を終えてください。

    それから、最初のターンのあなたの番が指揮の判定で始まります。サイコロ二つに指揮官の値を加えて7以上、でなければだれも動きません。
riverdon-lesson-first-begin-hint = 右上の金色のボタンです。
riverdon-lesson-first-begin-else = 残りは代わりに置かせましょう。金色のボタンです。

riverdon-lesson-first-march =
    5と3、指揮官の1で9。あなたの側は動けます。まず移動です。徒歩は一マス。車輪やレールの上でなければ、動いた者は撃てません。

    最初の中隊を敵の前、輪のついたマスへ進めてください。
riverdon-lesson-first-march-hint = 指揮官のいる最初の狙撃兵中隊をクリックし、その上の輪のついたマスをクリックします。
riverdon-lesson-first-march-else = 指揮官のいる最初の中隊を、一マス上へ進めてください。

riverdon-lesson-first-moved =
    撃てるように、ほかは動かしません。金色のボタンで移動を終えてください。
riverdon-lesson-first-moved-hint = 右上の金色のボタンです。
riverdon-lesson-first-moved-else = ほかはそのままです。金色のボタンで移動を終えます。

riverdon-lesson-first-fire =
    さあ射撃です。砲弾の代金を払ったので、砲が撃てます。砲を手に取り、徴集兵をクリックしてください。何発当たりそうか、前もって出ます。

    命中一つごとに、当たった者の士気、ここでは2に対してもう一つサイコロを振ります。2以下なら一スタンドが動揺してマーカーがつき、撃つことも戦うこともできません。それより大きければ、そのスタンドは失われます。
riverdon-lesson-first-fire-hint = 一番下の列の二つ目のマスの野砲をクリックします。機関銃も一緒に取れたら、パネルで砲を選びます。それから輪のついた徴集兵をクリックします。
riverdon-lesson-first-fire-else = 砲で、最初の中隊の前の徴集兵を撃ってください。

riverdon-lesson-first-hand-over =
    命中二つ。一スタンドが失われ、一つが動揺しました。赤軍も自分の番に撃ち、外しました。今は第2ターンです。

    失った割合を潰走値と比べます。あなたは45パーセント、敵は40パーセント。それより多く失えば逃げます。手で戦うのはここまで。残りは教範に任せましょう。ここからは代わりに戦ってくれます。
riverdon-lesson-first-hand-over-hint = 一覧で「教範に任せる」を選びます。
riverdon-lesson-first-hand-over-else = 手で続けることもできますが、このレッスンでは任せてください。

riverdon-lesson-first-aftermath =
    狙撃兵が突撃して敵のマスを取り、第3ターンに赤軍はあきらめました。徴集兵の中隊が消え、あなたはだれも失いません。敗れた部隊は北へ一スペース退き、遅れた砲は砲弾の一ポイントとともにあなたのものです。記録に一つずつ書いてあります。

    強襲に勝った側は留まります。金色のボタンで行動を終えてください。
riverdon-lesson-first-aftermath-hint = 右上の金色のボタンです。
riverdon-lesson-first-aftermath-else = 強襲は勝った所で終わります。金色のボタンです。

riverdon-lesson-first-ride =
    戦闘になったので、またあなたの番です。東にもう一つのマーカーがあります。だれがいるか分かりませんが、多いとしましょう。あなたには騎兵が二個中隊。

    行動させてください。
riverdon-lesson-first-ride-hint = 一覧で輪のついた命令、21の部隊の「行動」を選びます。
riverdon-lesson-first-ride-else = 残っていた部隊、騎兵の番です。

riverdon-lesson-first-there =
    東の赤いマーカーへ進んでください。
riverdon-lesson-first-there-hint = いる所の右の、輪のついたスペースをクリックします。
riverdon-lesson-first-there-else = 東の赤軍へ。ほかの道ではありません。

riverdon-lesson-first-bluff =
    さあ、はったりです。カウンターは二つですが、半分多く、三つと言えます。全員が騎馬なのは本当です。北西でだれが何で勝ったか、敵はまだ知りません。

    三つと告げてください。
riverdon-lesson-first-bluff-hint = 一覧で「総数を告げる」の3を選びます。
riverdon-lesson-first-bluff-else = 二つなら正直です。思い切って三つと言いましょう。

riverdon-lesson-first-home =
    敵は信じて、戦う前に退きました。敵には本当に三つありました。大勢の騎兵の前で退くのは高くつきます。一スタンドが散り、徴集兵の一個中隊がそっくりこちらに寝返り、機関銃が一つ捕まりました。

    偵察攻撃は帰ります。金色のボタンで騎兵が戻り、捕らえたものも一緒に来ます。
riverdon-lesson-first-home-hint = 右上の金色のボタンです。
riverdon-lesson-first-home-else = 偵察攻撃は留まれません。金色のボタンで帰ります。

riverdon-lesson-first-end =
    こうして続きます。あなたのすることがなくなれば赤軍が行動し、ターンが終わり、また指揮官、命令、任務です。次は、マーカーの後ろにだれがいるかをあなたが当て、敵もあなたについて当てます。

    シナリオは配置から始まり、一度のクリックでもできます。開始ページで別に選ばなければ、戦闘はすぐ解決されます。示されるものは合法で、断られるものには理由があり、どの数もどこから来たかを尋ねられます。草原での幸運を。
