# 印刷所が紙に書く言葉。

press-chapter-map = マップ
press-chapter-poster = マップ全体
press-chapter-key = マップの凡例
press-chapter-counters = カウンター
press-chapter-tracks = トラック
press-chapter-charts = 図表
press-chapter-cards = ターンカード
press-chapter-position = 局面

press-heading = { $game } · { $chapter }
press-page = { $chapter } { $number }
press-tile = シート{ $tile }
press-counters-front = カウンター{ $number }、表
press-counters-back = カウンター{ $number }、裏
press-counters-heading-front = { $game } · カウンターシート{ $number } · 表 · { $millimetres } mm、両面とも100 %で印刷
press-counters-heading-back-long = { $game } · カウンターシート{ $number } · 裏 · 長辺とじ
press-counters-heading-back-short = { $game } · カウンターシート{ $number } · 裏 · 短辺とじ
press-markers = マーカー
press-glue = のりしろ
press-assembly = シートの並べ方
press-tile-advice = 100 %で印刷。左端と上端を印に沿って切り落とし、隣のシートに残る{ $millimetres } mmののりしろに貼り合わせます。
press-ruler = { $millimetres } mm
press-turns = ターン
press-general-track = 汎用トラック
press-situation = 戦況
press-stage = 現在
press-places = 配置
press-place = 場所
press-units = ユニット
press-marks = マーカー
press-hidden = 伏せ札{ $count }枚
press-comma = {"、"}
press-with-states = { $unit }（{ $states }）
