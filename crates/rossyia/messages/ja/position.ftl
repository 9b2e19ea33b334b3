# 実際の盤から書き写した局面：入力欄、誤り、推定。

rossyia-position-white = 白軍
rossyia-position-bolshevik = ボリシェヴィキ
rossyia-position-turn = ターンの開始
rossyia-position-initiative-white = 白軍がイニシアチブのためにオプションを使えます
rossyia-position-initiative-bolshevik = ボリシェヴィキがイニシアチブのためにオプションを使えます
rossyia-position-answer-white = 白軍がイニシアチブに応じられます
rossyia-position-answer-bolshevik = ボリシェヴィキがイニシアチブに応じられます
rossyia-position-arrivals-white = 白軍が増援を配置します
rossyia-position-arrivals-bolshevik = ボリシェヴィキが増援を配置します
rossyia-position-options-white = 白軍がオプションを使います
rossyia-position-options-bolshevik = ボリシェヴィキがオプションを使います
rossyia-position-military = 軍事フェイズの開始
rossyia-position-activation-white = 白軍が司令部を指名します
rossyia-position-activation-bolshevik = ボリシェヴィキが司令部を指名します
rossyia-position-independent = 次は独立部隊です

rossyia-position-box-to-come = 今後登場
rossyia-position-box-pool = プールの中
rossyia-position-box-drawn = 引いて未配置
rossyia-position-box-eliminated = 除去
rossyia-position-box-lost = 永久に除去
rossyia-position-box-withdrawn = 帰国
rossyia-position-box-never = 使用しない

rossyia-field-turn = ターン
rossyia-field-phase = これから始まること
rossyia-field-initiative = イニシアチブ
rossyia-field-level = 政治レベル
rossyia-field-weather-north = 北部の天候
rossyia-field-weather-south = 南部の天候
rossyia-field-czech-case = チェコ軍団のケース
rossyia-field-pr = PR：{ $faction }
rossyia-field-rail-points = 鉄道：{ $faction }
rossyia-field-cities = 占領した都市：{ $faction }
rossyia-field-rail = 占領した線路：{ $faction }
rossyia-field-held = 支配ヘクス：{ $side }

rossyia-position-no-turn = 何ターン目ですか。「turn: { $first }」のような行を加えてください。{ $last }まで指定できます。
rossyia-position-no-such-turn = 「{ $word }」はこのシナリオのターンではありません。ターンは{ $first }から{ $last }までです。
rossyia-position-no-phase = これから何が始まりますか。「phase: activation white」の行か、別のフェイズを加えてください。
rossyia-position-no-such-phase = 「{ $word }」というフェイズはありません。「turn」「military」「independent」のいずれか、または「initiative」「answer」「arrivals」「options」「activation」のいずれかと陣営を書いてください。
rossyia-position-czech-case-assumed = チェコ軍団のケースが書かれていないので、{ $case }とみなします。
rossyia-position-no-place = 「{ $word }」という場所はありません。ヘクス、都市、ボックス、「due」か「delayed」とそのいずれか、またはマップ上にないカウンターの所在（「pool」「eliminated」「lost」）を書いてください。
rossyia-position-no-faction = 「{ $word }」という勢力はありません。
rossyia-position-no-side = 「{ $word }」という陣営はありません。「white」「bolshevik」「none」のいずれかを書いてください。
rossyia-position-held-by-both = { $place }は両陣営に書かれています。片方を残してください。
rossyia-position-no-option = 「{ $word }」はこの陣営のオプションではありません。名前を書き、複数なら「name=2」のように数を添えてください。知らされない手札は「unknown=3」と書きます。
rossyia-position-too-many-options = { $option }：全部で{ $count }までです。いくつか取り除いてください。
rossyia-position-hand-half-known = 手札はすべて名を書くか、すべて不明とします。「unknown」のほかに書けるのは公開済みのオプションだけです。
rossyia-position-out-of-the-area = { $unit }は{ $place }に置けません。このシナリオの範囲外です。
rossyia-position-in-the-water = { $unit }は{ $place }に置けません。水域です。
rossyia-position-off-the-rails = { $unit }は{ $place }で線路から外れています。
rossyia-position-state-does-not-fit = { $unit }を「{ $word }」にすることはできません。
rossyia-position-enemies-together = { $place }：敵同士が同じヘクスにいます。
rossyia-position-cannot-be = この局面はありえません：{ $reason }。
rossyia-position-assumed-eliminated = { $others ->
    [0] { $unit }はどこにも書かれていないので、除去されたとみなします。
   *[other] { $unit }ほか{ $others }個はどこにも書かれていないので、除去されたとみなします。
}
