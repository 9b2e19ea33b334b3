//! The little statistics that a report needs: sums of independent dice, exactly; and whether a die is fair, by trying.

use engine::Chance;

/// What something can come to, and how likely each is.
pub type Spread = Vec<(i64, f64)>;

/// What it comes to on average.
pub fn mean(spread: &[(i64, f64)]) -> f64 {
    spread.iter().map(|(value, chance)| *value as f64 * chance).sum()
}

/// How likely it is to come to this or more.
pub fn at_least(spread: &[(i64, f64)], value: i64) -> f64 {
    spread.iter().filter(|(other, _)| *other >= value).map(|(_, chance)| chance).sum()
}

/// How likely it is to come to this or less.
pub fn at_most(spread: &[(i64, f64)], value: i64) -> f64 {
    spread.iter().filter(|(other, _)| *other <= value).map(|(_, chance)| chance).sum()
}

/// What all of these come to together, each independent of the others.
pub fn sum<'s>(spreads: impl IntoIterator<Item = &'s Spread>) -> Spread {
    let mut low = 0;
    let mut sums = vec![1.0];
    for spread in spreads {
        let values = || spread.iter().map(|(value, _)| *value);
        let (Some(least), Some(most)) = (values().min(), values().max()) else { continue };
        let mut next = vec![0.0; sums.len() + (most - least) as usize];
        for (value, chance) in spread {
            let shift = (value - least) as usize;
            sums.iter().enumerate().for_each(|(at, sum)| next[at + shift] += sum * chance);
        }
        (low, sums) = (low + least, next);
    }
    sums.into_iter().enumerate().map(|(at, chance)| (low + at as i64, chance)).collect()
}

/// How likely fair dice stray as far from the average as this sum did, or farther, one way or the other.
pub fn as_far_from_the_mean(spread: &[(i64, f64)], value: i64) -> f64 {
    let mean = mean(spread);
    let far = (value as f64 - mean).abs() - 1e-9;
    let all: f64 =
        spread.iter().filter(|(other, _)| (*other as f64 - mean).abs() >= far).map(|(_, chance)| chance).sum();
    all.min(1.0)
}

/// Pearson's sum for a die whose faces fell so often: 0 where all fell equally often.
pub fn unevenness(counts: &[u64]) -> f64 {
    let each = counts.iter().sum::<u64>() as f64 / counts.len().max(1) as f64;
    if each == 0.0 {
        return 0.0;
    }
    counts.iter().map(|count| (*count as f64 - each).powi(2) / each).sum()
}

/// How many fair dice games are tried.
const TRIES: u32 = 10_000;

/// How likely a fair die falls as unevenly as this, or more so: thrown as often, ten thousand times over.
pub fn as_uneven(counts: &[u64]) -> f64 {
    let thrown = counts.iter().sum::<u64>();
    let seen = unevenness(counts) - 1e-9;
    let mut chance = Chance::new(thrown);
    let mut as_uneven = 1;
    for _ in 0..TRIES {
        let mut tried = vec![0; counts.len()];
        (0..thrown).for_each(|_| tried[chance.below(counts.len())] += 1);
        as_uneven += u32::from(unevenness(&tried) >= seen);
    }
    f64::from(as_uneven) / f64::from(TRIES + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn die() -> Spread {
        (1..=6).map(|face| (face, 1.0 / 6.0)).collect()
    }

    fn close(a: f64, b: f64) -> bool {
        (a - b).abs() < 1e-9
    }

    #[test]
    fn two_dice_come_to_seven_once_in_six() {
        let two = sum([&die(), &die()]);
        assert_eq!(two.len(), 11);
        assert!(two.iter().any(|(value, chance)| *value == 7 && close(*chance, 1.0 / 6.0)));
        assert!(close(mean(&two), 7.0) && close(at_least(&two, 11), 3.0 / 36.0) && close(at_most(&two, 3), 3.0 / 36.0));
    }

    #[test]
    fn straying_counts_both_ways() {
        let two = sum([&die(), &die()]);
        assert!(close(as_far_from_the_mean(&two, 12), 2.0 / 36.0));
        assert!(close(as_far_from_the_mean(&two, 3), 6.0 / 36.0));
        assert!(close(as_far_from_the_mean(&two, 7), 1.0), "nothing is less far than the average");
    }

    #[test]
    fn without_dice_there_is_no_luck() {
        let nothing = sum(&Vec::<Spread>::new());
        assert!(close(as_far_from_the_mean(&nothing, 0), 1.0) && close(mean(&nothing), 0.0));
    }

    #[test]
    fn a_die_that_falls_evenly_is_as_even_as_can_be() {
        assert!(close(unevenness(&[10; 6]), 0.0) && close(as_uneven(&[10; 6]), 1.0));
        assert!(close(unevenness(&[0; 6]), 0.0) && close(as_uneven(&[0; 6]), 1.0));
    }

    #[test]
    fn unevenness_is_found_as_often_as_the_tables_say() {
        let counts = [30, 27, 16, 13, 18, 16];
        assert!((unevenness(&counts) - 11.7).abs() < 0.01, "{}", unevenness(&counts));
        let p = as_uneven(&counts);
        // The tables have 0.039 for 11.7 and five degrees of freedom.
        assert!((0.03..0.05).contains(&p), "{p}");
        assert!(as_uneven(&[60, 0, 0, 0, 0, 0]) < 0.001);
    }
}
