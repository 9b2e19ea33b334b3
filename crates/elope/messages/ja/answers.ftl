# エロープ作戦（日本語）：質問への答え。

elope-no-such-counter = そのユニットはありません。
elope-no-odds = この命令に確率はありません。攻撃、反撃、その補給所、爆撃、判定のある航行、または掃海について尋ねてください。

elope-why-legal = この命令は可能です。
elope-why-half-built = この命令はまだ完成していません。
elope-why-points = { $unit }の移動力は{ $left }
elope-why-ground = { $hex }：地形
elope-why-rail = { $hex }：鉄道沿い
elope-why-road = { $hex }：道路沿い
elope-why-track = { $hex }：小道沿い
elope-why-uphill = { $hex }：登り
elope-why-river = { $hex }：渡河
elope-why-disengages = { $hex }：敵ZOCからの離脱
elope-why-overruns = { $hex }：支援ユニットのオーバーラン
elope-why-ratio = { $attack }対{ $defence }：コラム{ $column }
elope-why-column = 優位{ $attacker }対{ $defender }：コラム{ $column }
elope-why-modifier = ダイス修整
elope-why-no-modifier = ダイスへの修正なし
elope-why-supplied = { $depots ->
    [0] 補給ポイントを消費すれば
   *[other] 補給所{ $depots }個を消費すれば
}{ $attack }対{ $defence }、コラム{ $column }。消費するかは解決時に尋ねられる。
elope-why-unsupplied = 消費しなければ戦闘力は半分：{ $attack }対{ $defence }、コラム{ $column }
elope-why-defence-supplied = 以上は防御側が消費できるものをすべて消費する場合。消費しなければ{ $attack }対{ $defence }、コラム{ $column }
elope-part-attack = 攻撃
elope-part-defence = 防御
elope-part-attacker-advantages = 攻撃側の戦術的優位
elope-part-defender-advantages = 防御側の戦術的優位
elope-part-modifiers = ダイス修整
elope-part-odds = 戦闘比
elope-part-supply = 補給
elope-part-air = 航空機

elope-trace-needs-none = { $unit }に補給線は不要。
elope-trace-first-turn = { $unit }：第1ターンは連合軍全ユニットが補給下かつ連絡下
elope-trace-at-source = { $unit }は自軍の補給都市にいる
elope-trace-across = { $hq }が川越しに{ $unit }を補給する。線は司令部から引く
elope-trace-road = { $unit }は道路か鉄道から2ヘクス以内
elope-trace-no-road = { $unit }はどの道路や鉄道からも2ヘクスを超える
elope-trace-supply = { $unit }：補給所または補給都市への線
elope-trace-hq = { $unit }：司令部への補給線
elope-trace-word = { $unit }：司令部への連絡線
elope-trace-hq-supply = { $unit }の司令部：補給所または補給都市への線
elope-trace-hq-rear = { $unit }の司令部：後方への線
elope-trace-no-room = { $unit }の届く補給所に余地がない
elope-trace-normal = { $unit }は補給下かつ連絡下
elope-trace-os = { $unit }は補給切れ
elope-trace-oc = { $unit }は連絡切れ
elope-trace-os-oc = { $unit }は補給切れかつ連絡切れ

elope-line-no-end = この線の行き先がない。
elope-line-for-supply = 補給線
elope-line-for-orders = 連絡線
elope-line-enemy = { $hex }に敵がいる。
elope-line-zone = { $hex }は敵ZOC。
elope-line-river = { $river }で川が遮る：橋か氷が必要。
elope-line-too-long = 線の長さは{ $hexes }ヘクス。許されるのは{ $limit }まで。
elope-line-no-way = そこへ通じる道がない。

elope-why-half-os = { $unit }は補給切れ：移動力半分
elope-why-half-oc = { $unit }は連絡切れ：移動力半分
elope-why-quarter = { $unit }は補給切れかつ連絡切れ：移動力四分の一
elope-why-after-rail = { $unit }は鉄道で来た：移動力半分
elope-why-landed = { $unit }は船で来た：全移動力が残る
elope-why-depot-uncommanded = { $unit }の移動に司令部は不要
elope-why-slowest = 他のユニットは{ $unit }に移動力を貸せない
elope-why-track-gone = { $hex }：泥濘で小道が使えない
elope-why-stops = { $hex }：敵ZOC。移動はそこで終わる
elope-why-through-friends = { $hex }：友軍を通過、追加なし
elope-why-joins = { $hex }：スタックに追加なし
elope-why-no-limit = { $hex }：連合軍のスタックは無制限
elope-why-uncounted = { $hex }：司令部と補給所はスタックに数えない
elope-why-shelter = { $hex }：陣地は占める側を守る
elope-why-ships-unharmed = { $hex }：隣の敵船に影響なし
elope-why-target-only = 目標に隣接する敵には影響しない。

elope-why-ends-movement = 移動フェイズが終わり、以後は移動も登場もできない。
elope-why-enters = { $unit }{ $others ->
    [0] {""}
   *[other] 他{ $others }ユニット
}が移動フェイズに登場
elope-why-depot = { $hex }の補給所：補給ポイント
elope-why-depot-mobile = 移動可：{ $units }ユニットと{ $hqs }司令部、支援ユニット1個に補給する
elope-why-depot-static = 固定：動けないが、{ $units }ユニットと{ $hqs }司令部、支援ユニットは無制限に補給する。1ターンに1回裏返せる
elope-why-red-stock = 赤軍の備蓄はコノシャかコトラスに任意に置かれ、ここでは{ $hex }で使う
elope-why-free-points = { $unit }の移動力は補給の有無にかかわらず{ $left }
elope-why-parts = { $unit }は他の船を残していく
elope-why-passengers = { $unit }は輸送中で、まだ上陸して行軍できる
elope-why-shallows = { $hex }：難所
elope-why-knows-the-river = { $hex }：渇水は赤軍の妨げにならない
elope-why-hexside = { $hex }：河川ヘクスサイド
elope-why-mines = { $hex }：機雷を通過
elope-why-zone-on-the-bank = { $hex }：岸の敵ZOCは船を止めない
elope-why-entrains = { $unit }は敵ZOCの外で乗車
elope-why-train-in-weather = { $unit }はどの天候でも走る
elope-why-train-runs = { $unit }は鉄道沿い
elope-why-work = { $unit }：作業の移動力
elope-why-work-supplied = { $unit }は補給下
elope-why-work-unwatched = { $unit }：川の向こうを除き、現場に隣接する敵なし
elope-why-work-undisturbed = { $unit }は1ターン敵ZOCの外にいた
elope-why-helped-across = { $hq }が{ $unit }を渡河させる（このターンは他にできない）
elope-why-hq-crosses = { $unit }は自ら渡河する（このターンは麾下のユニットを渡せない）
elope-why-marches-on = { $unit }はまだ全移動力で行軍できる
elope-why-landed-supply = { $unit }はこのターン補給下だが、攻撃には支払いが必要
elope-why-carrier = { $unit }：水上機の搭載数
elope-why-dh9a = { $unit }はアルハンゲリスクかベレズニクからのみ飛べる
elope-why-new-aircraft = { $unit }は到着したばかりで、すぐ飛べる
elope-why-retreat = 退却するヘクス数
elope-why-retreat-costs-nothing = 退却に移動力は不要
elope-why-no-movement = { $unit }：前進に移動力は不要
elope-why-reduced = { $unit }は1ステップを失う：戦力{ $strength }
elope-why-eliminated = { $unit }は除去
elope-why-remain = 戦闘に残るもの：{ $units ->
    [0] なし
   *[other] { $units }ユニット、戦力{ $strength }
}
elope-why-attacker-stays = 攻撃側は損害を受け、退却しない
elope-why-advances-farther = { $unit }：前進するヘクス数
elope-why-advances-over-river = { $unit }：前進で川を渡れる
elope-why-works-count = { $hex }：陣地は防御に数える
elope-why-free-hex = { $hex }：定めどおり敵ZOCなし
elope-why-direction = { $side }は自軍後方へ退く
elope-why-open-river = { $hex }：川で各ユニットが1ステップを失う
elope-why-goes-on = { $hex }：余地を求めて余分に退却。ダイスを振り、6分の{ $faces }で1ステップを失う
elope-why-intercepts = { $unit }{ $others ->
    [0] {""}
   *[other] 他{ $others }ユニット
}：空戦力
elope-why-gas = { $hex }：ガスは3機以上で有効
elope-why-unsupported = この航空機がなければ：{ $attack }対{ $defence }、コラム{ $column }
elope-why-may-be-intercepted = { $hex }：敵機が迎撃できる距離にある
elope-why-bridge-opens = { $hex }：橋を渡れば{ $cost ->
    [0] ヘックスの移動力だけ
   *[other] ヘックスに加えて移動力{ $cost }
}。橋がなければ川は渡れない
elope-why-bridge-saves = { $hex }：川は橋で移動力{ $cost }、橋がなければ{ $before }
elope-why-track-runs = { $unit }：列車と鉄道移動が再びここを通れる
elope-why-track-stops = { $unit }：線路を直すまで列車も鉄道移動もここを通れない
elope-why-counterattack = 通常の攻撃と同じく解決し、さらに続くことがある。
elope-why-harmless-zone = { $hex }：この敵ZOCは退却を害さない
elope-why-harmful-zone = { $hex }：敵ZOC。ダイスを振り、6分の{ $faces }で1ステップを失う
elope-why-makes-room = { $hex }：今は過剰。移動フェイズが終わる前に、未移動のユニットが出なければならない
elope-why-work-normal = { $unit }は補給下で連絡もある
elope-why-work-worth = そこを守る側に戦術優位{ $points }
elope-why-digs = { $unit }：塹壕に移動力の半分
elope-why-digs-when-dry = { $unit }：塹壕は乾季に掘る
elope-why-trench-is-a-step = { $unit }：塹壕自体は戦闘に影響しないが、応急陣地にできる
elope-why-improves = { $unit }：応急陣地に全移動力
elope-why-improving-costs = { $unit }：補給ポイント{ $cost }が必要、手持ち{ $has }
elope-why-wrecks = { $unit }：線路破壊の移動力
elope-why-wrecks-in-any-state = { $unit }：補給の有無を問わず、そのまま移動を続けられる
elope-why-crosses = { $unit }：渡河に全移動力
elope-why-crossing-halves = { $unit }はこのターンの残り、半分の戦力で攻撃
elope-why-spans = { $unit }：川越しの補給に全移動力
elope-why-spanned = { $hex }：{ $unit }{ $others ->
    [0] {""}
   *[other] 他{ $others }ユニット
}がその補給線を使う
elope-why-boards = { $unit }：搭載{ $aboard }（定員{ $room }）
elope-why-will-be-carried = { $unit }はフェイズ開始時から汽船のもとにいる。このフェイズに運ばれ、上陸して行軍できる
elope-why-tanks-load = { $unit }は町か都市で列車と共にいる。積み込みに移動力はかからない
elope-why-rebuilds = { $unit }を完全戦力に戻す補給ポイント
elope-why-points-at-hand = { $unit }：手持ちの補給ポイント{ $has }
elope-why-rebuilt-at = { $unit }は後方への線を持つ{ $hq }と共にいる
elope-why-rebuilt-in-peace = { $unit }：隣接する敵なし
elope-why-leaves = { $unit }：マップを出る移動力
elope-why-out-of-play = { $unit }は以後ゲームから外れるが、損失ではない
elope-why-lays-mines = { $hex }：機雷敷設の移動力
elope-why-mines-bar = { $hex }：連合軍の艦船はもう進入できない
elope-why-mines-sink = { $hex }：進入する赤軍の艦船は6分の{ $faces }で沈没
elope-why-sweeps = { $unit }は6分の{ $faces }で掃海に成功
elope-why-sweep-ends-move = { $unit }：試みると移動は終わる
elope-why-may-hit-a-mine = { $hex }：{ $unit }の触雷は6分の{ $faces }
elope-why-may-run-aground = { $hex }：{ $unit }の座礁は6分の{ $faces }
elope-why-shore-fire = { $hex }：そこの砲が一度射撃、6分の{ $faces }で1隻沈没
elope-why-bombs-target = 目標の種類
elope-why-bombs-hit = 全機でダイス1個：命中は6分の{ $faces }
elope-why-bombs-second = 命中後に2個目のダイス：効果は6分の{ $faces }
elope-why-bombs-track = 線路へのダイス{ $dice }個：それぞれ6分の{ $faces }で破壊
elope-why-airfield = { $unit }：泥濘による飛行場閉鎖は6分の{ $faces }
elope-why-engine = { $unit }：同型機すべてのエンジン故障は6分の{ $faces }
elope-chance-swept = { $hex }の機雷が除去される。
elope-chance-mines-stay = { $hex }の機雷は残る。
elope-chance-sunk = { $hex }：{ $unit }が触雷。
elope-chance-aground = { $hex }：{ $unit }が座礁。
elope-chance-passes = { $hex }：{ $unit }は通過。
elope-chance-bombs-fail = 爆撃は効果なし。

elope-trace-parents = { $unit }は{ $hq }{ $others ->
    [0] {""}
   *[other] または他の{ $others }司令部
}へ線を引ける
elope-trace-stands-in = { $unit }：上級司令部が代わる
elope-trace-together = { $unit }のヘクスの全員が同じ状態
elope-trace-checked-later = { $unit }：前回の判定では違った。必要なときに再び判定する
elope-trace-over-ice = { $unit }：雪では川が線を断たない
elope-trace-over-stream = { $unit }：線は小川を渡る
elope-trace-town-post = { $unit }：町からプレセツカヤへの線がある
elope-trace-no-post = { $unit }は町の外：プレセツカヤへの線は役立たない
elope-trace-landed = { $unit }はこのターン上陸した：補給下
elope-trace-moves-in-full = { $unit }は全力で移動し戦う
elope-trace-halved-os = { $unit }は移動も戦闘も半分
elope-trace-halved-oc = { $unit }は移動が半分、戦闘は全力
elope-trace-quartered = { $unit }は移動も戦闘も四分の一
elope-trace-fails = { $unit }には6ヘクス以内の補給所、4ヘクス以内の司令部、2ヘクス以内の道路のいずれかがない
elope-trace-zone = { $unit }のヘクスは支配地域（ZOC）を及ぼす
elope-trace-no-zone = { $unit }は補給切れで支配地域（ZOC）を及ぼさない
elope-trace-based = { $unit }は{ $task ->
    [0] 基地にいる
   *[other] 任務中
}
elope-trace-carrier = { $unit }は船を基地とする：補給切れの損耗なし
elope-trace-pegasus = ペガサス上の{ $unit }は天候に妨げられない
elope-trace-base-supplied = { $unit }の基地は補給下
elope-trace-base-unsupplied = { $unit }の基地は補給切れ：飛べない
elope-trace-vessel = { $unit }には連絡線がある
elope-trace-vessel-oc = { $unit }には連絡線がない
elope-trace-frozen-in = { $unit }は氷に閉ざされている
elope-trace-train = { $unit }は自前の補給を持ち、司令部は不要
elope-trace-depot = { $unit }の移動に司令部は不要
elope-trace-depot-static = { $unit }は{ $units }ユニットと{ $hqs }司令部、支援ユニットは無制限に補給する
elope-trace-depot-mobile = { $unit }は{ $units }ユニットと{ $hqs }司令部、支援ユニット1個に補給する
elope-trace-no-flying = { $unit }はこの天候では飛べない
elope-trace-mines-bar = { $unit }：隣の機雷が進路を塞ぐ
elope-trace-mines-cost = { $unit }：隣の機雷は移動力と危険を払えば通れる
elope-trace-carrier-waters = { $unit }はベレズニクより先へ行けない
elope-trace-no-mines = { $unit }はヴァガ川で機雷を敷設せず、触雷もしない
elope-trace-shoals = { $unit }は上ドヴィナ川とヴァガ川で座礁することがある
elope-trace-order-garrison = { $unit }は守備隊の命令を受けている
elope-trace-order-head = { $unit }は行き先の命令を受けている
elope-trace-order-limit = { $unit }は担当地域にとどまる命令を受けている
elope-trace-order-ban = { $unit }はこれ以上遡らない命令を受けている
elope-trace-crossed = { $unit }は司令部と川を渡った：このターンの攻撃は半分
elope-trace-fort = { $unit }は堡塁の中：爆撃は効かない
elope-trace-places = { $unit }は水上機{ $places }機を搭載できる
elope-trace-zone-on-the-bank = { $unit }：岸の敵ZOCに止められない
elope-trace-in-vologda = { $unit }はヴォログダで1ターン待つ
elope-trace-draws-on-stock = { $unit }は補給所の代わりに補給ポイントで攻撃できる
