//! Charts as SVG inside a page: lines and bars that take their colours from it, light or dark. Sides are told apart by
//! pattern as well as by colour.

use std::fmt::Write;

use crate::text::escaped;

const WIDTH: f64 = 960.0;
const HEIGHT: f64 = 280.0;
const LEFT: f64 = 44.0;
const RIGHT: f64 = 14.0;
const TOP: f64 = 14.0;
const BOTTOM: f64 = 30.0;

/// A row of numbers, one for each turn.
pub(crate) struct Series<'a> {
    /// What it is, for those who cannot see it.
    pub(crate) name: &'a str,
    /// How it is painted: `s0`, `s1`, ….
    pub(crate) class: String,
    pub(crate) values: Vec<f64>,
}

/// What both axes need.
struct Frame {
    low: f64,
    high: f64,
    count: usize,
}

impl Frame {
    fn around(series: &[Series<'_>]) -> Frame {
        let values = || series.iter().flat_map(|row| row.values.iter().copied());
        let (low, high) = (values().fold(0.0, f64::min), values().fold(0.0, f64::max));
        let step = step(high - low);
        let high = (high / step).ceil() * step;
        let low = (low / step).floor() * step;
        Frame {
            low,
            high: if high > low { high } else { low + 1.0 },
            count: series.iter().map(|row| row.values.len()).max().unwrap_or(0),
        }
    }

    fn y(&self, value: f64) -> f64 {
        TOP + (self.high - value) / (self.high - self.low) * (HEIGHT - TOP - BOTTOM)
    }

    /// The middle of a turn.
    fn x(&self, at: usize) -> f64 {
        LEFT + (at as f64 + 0.5) * self.slot()
    }

    fn slot(&self) -> f64 {
        (WIDTH - LEFT - RIGHT) / self.count.max(1) as f64
    }

    /// Grid, numbers at the left and labels below.
    fn draw(&self, labels: &[String], number: &dyn Fn(f64) -> String) -> String {
        let mut svg = String::new();
        let step = step(self.high - self.low);
        let lines = ((self.high - self.low) / step).round() as i64;
        for line in 0..=lines {
            let value = self.low + step * line as f64;
            let y = self.y(value);
            let class = if value == 0.0 { "zero" } else { "grid" };
            let _ = write!(svg, r#"<path class="{class}" d="M{LEFT},{y:.1}H{}"/>"#, WIDTH - RIGHT);
            let _ = write!(
                svg,
                r#"<text x="{}" y="{:.1}" class="left">{}</text>"#,
                LEFT - 7.0,
                y + 4.0,
                escaped(&number(value))
            );
        }
        let every = labels.len().div_ceil(24).max(1);
        for (at, label) in labels.iter().enumerate().step_by(every) {
            let _ = write!(svg, r#"<text x="{:.1}" y="{}">{}</text>"#, self.x(at), HEIGHT - 9.0, escaped(label));
        }
        svg
    }
}

/// A round number of which a few make up this length.
fn step(length: f64) -> f64 {
    let rough = (length / 5.0).max(1e-9);
    let power = 10f64.powf(rough.log10().floor());
    let round = [1.0, 2.0, 5.0, 10.0].into_iter().find(|round| round * power >= rough - 1e-9).unwrap_or(10.0);
    (round * power).max(if length > 2.0 { 1.0 } else { 0.0 })
}

fn whole(title: &str, inner: &str) -> String {
    format!(
        r#"<svg class="chart" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{}">{inner}</svg>"#,
        escaped(title)
    )
}

/// Lines over the turns. A line that runs alone is filled towards zero.
pub(crate) fn lines(title: &str, labels: &[String], series: &[Series<'_>], number: &dyn Fn(f64) -> String) -> String {
    let frame = Frame::around(series);
    let mut svg = frame.draw(labels, number);
    for row in series {
        let points =
            row.values.iter().enumerate().map(|(at, value)| format!("{:.1},{:.1}", frame.x(at), frame.y(*value)));
        let points: Vec<String> = points.collect();
        if let (1, Some(last)) = (series.len(), row.values.len().checked_sub(1)) {
            let (first, last, zero) = (frame.x(0), frame.x(last), frame.y(0.0));
            let _ = write!(
                svg,
                r#"<path class="under" d="M{first:.1},{zero:.1}L{}L{last:.1},{zero:.1}Z"/>"#,
                points.join("L")
            );
        }
        let _ = write!(svg, r#"<path class="line {}" d="M{}"/>"#, row.class, points.join("L"));
        for (at, value) in row.values.iter().enumerate() {
            let (x, y) = (frame.x(at), frame.y(*value));
            let label = labels.get(at).map_or("", String::as_str);
            let said = escaped(&format!("{label} {}: {}", row.name, number(*value)));
            let _ = write!(
                svg,
                r#"<circle class="dot {}" cx="{x:.1}" cy="{y:.1}" r="3.5"><title>{said}</title></circle>"#,
                row.class
            );
        }
    }
    whole(title, &svg)
}

/// Bars side by side over the turns.
pub(crate) fn bars(title: &str, labels: &[String], series: &[Series<'_>], number: &dyn Fn(f64) -> String) -> String {
    let frame = Frame::around(series);
    let mut svg = frame.draw(labels, number);
    let wide = (frame.slot() * 0.78 / series.len().max(1) as f64).min(34.0);
    for (k, row) in series.iter().enumerate() {
        for (at, value) in row.values.iter().enumerate() {
            let x = frame.x(at) + (k as f64 - series.len() as f64 / 2.0) * wide;
            let (top, bottom) = (frame.y(value.max(0.0)), frame.y(value.min(0.0)));
            let label = labels.get(at).map_or("", String::as_str);
            let said = escaped(&format!("{label} {}: {}", row.name, number(*value)));
            let _ = write!(
                svg,
                r#"<rect class="bar {}" x="{x:.1}" y="{top:.1}" width="{:.1}" height="{:.1}"><title>{said}</title></rect>"#,
                row.class,
                (wide - 1.5).max(1.0),
                bottom - top
            );
        }
    }
    whole(title, &svg)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn axes_have_a_few_round_numbers() {
        for (length, expected) in [(4.0, 1.0), (9.0, 2.0), (37.0, 10.0), (120.0, 50.0), (0.8, 0.2)] {
            assert!((step(length) - expected).abs() < 1e-9, "{length}: {}", step(length));
        }
    }

    #[test]
    fn a_chart_of_nothing_is_still_a_chart() {
        let drawn = bars("None", &[], &[], &|value| value.to_string());
        assert!(drawn.starts_with("<svg") && !drawn.contains("NaN") && !drawn.contains("inf"), "{drawn}");
    }

    #[test]
    fn each_value_can_be_read_by_pointing_at_it() {
        let row = Series { name: "Reds & others", class: "s1".into(), values: vec![3.0, -1.0] };
        let labels = ["1".to_owned(), "2".to_owned()];
        let drawn = lines("Luck", &labels, &[row], &|value| format!("{value:.0}"));
        assert!(drawn.contains("<title>2 Reds &amp; others: -1</title>"), "{drawn}");
        assert_eq!(drawn.matches("<circle").count(), 2);
    }
}
