# マップの凡例。

atelier-ground = 地形
atelier-town = 町
atelier-city = 都市
atelier-lines = 線
atelier-major-river = 大河
atelier-minor-river = 小河川
atelier-stream = 小川（効果なし）
atelier-railway = 鉄道と駅
atelier-road = 道路
atelier-track = 小道
atelier-bridge = 橋
atelier-ferry = 渡し
atelier-border = 国境
atelier-claim = 主張されている国境
atelier-weather-line = 天候の境界線
atelier-railhead = 鉄道末端
atelier-victory-points = 勝利得点
atelier-supply = 補給
atelier-airbase = 航空基地
atelier-port = 港
atelier-hexes = ヘクス
atelier-miles = マイル
