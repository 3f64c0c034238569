import { seededRandom, type Random } from '@voyager-mc/core'
import { mean } from 'simple-statistics'
import { expect, test } from 'vitest'
import { bootstrapDraws, bootstrapInterval } from './bootstrap.ts'
import { cliffsDelta, effectSize } from './effect-size.ts'
import { permutationTest, signTest, wilcoxonTest } from './exact-tests.ts'
import { holm } from './holm.ts'
import { kaplanMeier, medianTime } from './kaplan-meier.ts'
import { normalQuantile } from './normal-quantile.ts'
import { pairsForMean, pairsForRates, pairsNeeded, simulatePower } from './power.ts'
import { shareOf } from './shares.ts'
import { studentQuantile } from './student-quantile.ts'

// Hollander & Wolfe (1973), p. 29: depression scale factor IV of nine patients; also the example of R's wilcox.test.
const depressionBefore = [1.83, 0.5, 1.62, 2.48, 1.68, 1.88, 1.55, 3.06, 1.3]
const depressionAfter = [0.878, 0.647, 0.598, 2.05, 1.06, 1.29, 1.06, 3.14, 1.29]
// Darwin (1876): heights of crossed less self-fertilised maize in eighths of an inch; Fisher (1935), section 21.
const maize = [49, -67, 8, 16, 6, 23, 28, 41, 14, 29, 56, 24, 75, 60, -48]
// Student (1908): additional hours of sleep under two drugs.
const sleepFirst = [0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0, 2]
const sleepSecond = [1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4]

const pairs = (first: readonly number[], second: readonly number[]): number[] =>
  first.map((value, index) => Math.round(1000 * (value - (second[index] ?? 0))) / 1000)

test('gives the exact signed-rank probability of Hollander and Wolfe, V = 40, p = 0.0391 two-sided', () => {
  const { statistic, p } = wilcoxonTest(pairs(depressionBefore, depressionAfter))
  expect(statistic).toBe(40)
  expect(p).toBeCloseTo(0.0390625, 10)
})

test('gives Fisher’s permutation probability of Darwin’s maize, 863 of 32768 one-sided', () => {
  expect(permutationTest(maize).p).toBeCloseTo((2 * 863) / 32_768, 12)
})

test('counts differences in steps, so that fractions are exact', () => {
  expect(
    permutationTest(
      maize.map((difference) => difference / 8),
      { step: 1 / 8 },
    ),
  ).toEqual(permutationTest(maize))
})

test('gives the sign test of Student’s sleep data: nine of nine pairs one way', () => {
  expect(signTest(pairs(sleepSecond, sleepFirst))).toEqual({ pairs: 9, p: 2 / 512 })
})

test('sees no difference where there is none', () => {
  expect([signTest([0, 0]).p, wilcoxonTest([]).p, permutationTest([0]).p, signTest([1, -1]).p]).toEqual([
    1, 1, 1, 1,
  ])
})

test('gives the effect of Student’s sleep data, t / sqrt(n) = 4.0621 / sqrt(10)', () => {
  expect(effectSize(sleepSecond, sleepFirst).cohensD).toBeCloseTo(4.0621 / Math.sqrt(10), 4)
  expect(effectSize([1, 2], [0, 1]).cohensD).toBeUndefined()
})

test('gives Cliff’s delta as twice the area of Mann and Whitney less 1', () => {
  // Mann & Whitney's U of {19, 22, 16, 29, 24} over {20, 11, 17, 12} is 17 of 20.
  expect(cliffsDelta([19, 22, 16, 29, 24], [20, 11, 17, 12])).toBeCloseTo((2 * 17) / 20 - 1, 12)
  expect(cliffsDelta([], [1])).toBe(0)
})

test('corrects like Holm (1979), and never below an earlier one', () => {
  expect(holm([0.01, 0.04, 0.03, 0.005]).map((p) => Math.round(1000 * p) / 1000)).toEqual([
    0.03, 0.06, 0.06, 0.02,
  ])
  expect(holm([0.6, 0.7])).toEqual([1, 1])
  expect(holm([])).toEqual([])
})

test('gives the interval of Wilson as Newcombe (1998) has it: 81 of 263 is 0.2553 to 0.3662', () => {
  const { interval } = shareOf(81, { n: 263 })
  expect(interval.map((end) => end.toFixed(4))).toEqual(['0.2553', '0.3662'])
  expect(shareOf(0, { n: 0 }).interval).toEqual([0, 1])
  expect(shareOf(10, { n: 10 }).interval[1]).toBe(1)
})

test('gives the Kaplan-Meier curve of 6-MP in Freireich (1963), median 23 weeks', () => {
  const come = [6, 6, 6, 7, 10, 13, 16, 22, 23].map((time) => ({ time, hasCome: true }))
  const censored = [6, 9, 10, 11, 17, 19, 20, 25, 32, 32, 34, 35].map((time) => ({ time, hasCome: false }))
  const steps = kaplanMeier([...come, ...censored])
  expect(steps.map(({ time, atRisk, surviving }) => [time, atRisk, surviving.toFixed(3)])).toEqual([
    [6, 21, '0.857'],
    [7, 17, '0.807'],
    [10, 15, '0.753'],
    [13, 12, '0.690'],
    [16, 11, '0.627'],
    [22, 7, '0.538'],
    [23, 6, '0.448'],
  ])
  // Greenwood's standard error at 6 weeks is 0.0764.
  expect(steps[0]?.interval.map((end) => end.toFixed(3))).toEqual(['0.707', '1.000'])
  expect(medianTime(steps)).toBe(23)
  expect(medianTime(kaplanMeier(censored))).toBeUndefined()
})

test('gives the bootstrap error of the treated mice of Efron and Tibshirani (1993), 23.36', () => {
  const mice = [94, 197, 16, 38, 99, 141, 23]
  const draws = bootstrapDraws(mice, { statistic: (figures) => mean([...figures]), resamples: 20_000 })
  const middle = mean([...draws])
  const error = Math.sqrt(mean(draws.map((draw) => (draw - middle) ** 2)))
  expect(Math.abs(error - 23.36)).toBeLessThan(0.3)
  expect(bootstrapInterval([1, 2, 3, 4], { statistic: (figures) => mean([...figures]) })).toBeUndefined()
})

test('has intervals of 95 % that hold the mean nearly as often as they say, also of few figures', () => {
  const random = seededRandom(7)
  const normal = (): number => normalQuantile(1 - random())
  const coverage = (count: number): number => {
    const experiments = Array.from({ length: 600 }, () =>
      bootstrapInterval(Array.from({ length: count }, normal), {
        statistic: (figures) => mean([...figures]),
        resamples: 400,
      }),
    )
    return experiments.filter((interval) => interval && interval[0] <= 0 && interval[1] >= 0).length / 600
  }
  // Without the correction for few figures 0.84, 0.88 and 0.90.
  expect([5, 7, 10].map((count) => coverage(count) > 0.9)).toEqual([true, true, true])
})

test('gives the quantiles of Student that tables have', () => {
  expect([4, 6, 9, 29].map((freedom) => studentQuantile(0.975, { freedom }).toFixed(3))).toEqual([
    '2.776',
    '2.447',
    '2.262',
    '2.045',
  ])
})

test('ranks differences of one size alike, whatever their arithmetic left over', () => {
  const spoiled = [0.3 - 0.2, 0.1, 1.1 - 1, -(0.7 - 0.6), 0.5]
  expect(wilcoxonTest(spoiled)).toEqual(wilcoxonTest([1, 1, 1, -1, 5]))
})

test('tests thousands of pairs at once, by the normal distribution, which hundreds nearly have', () => {
  // Exact, by scipy 1.17: 0.02055 and 0.27424.
  const turned = (every: number, below: number): number[] =>
    Array.from({ length: 201 }, (_nothing, at) => ((at + 1) % every < below ? -1 : 1) * (at + 1))
  expect(Math.abs(wilcoxonTest(turned(5, 2)).p - 0.02055)).toBeLessThan(0.001)
  expect(Math.abs(wilcoxonTest(turned(9, 4)).p - 0.27424)).toBeLessThan(0.001)
  const random = seededRandom(5)
  expect(wilcoxonTest(Array.from({ length: 20_000 }, () => random() - 0.45)).p).toBeLessThan(1e-6)
})

test('names no fewer pairs than the exact test can see anything with', () => {
  expect(pairsNeeded(3)).toBe(6)
  const draw = (random: Random): number => 1.5 + normalQuantile(1 - random())
  const pairs = pairsNeeded(1.5)
  expect(simulatePower({ pairs, draw, experiments: 1000, random: seededRandom(8) })).toBeGreaterThan(0.77)
  expect(pairs).toBeLessThan(10)
})

test('repeats an interval, which holds the figure it is of', () => {
  const interval = bootstrapInterval(maize, { statistic: (figures) => mean([...figures]) })
  expect(interval).toEqual(bootstrapInterval(maize, { statistic: (figures) => mean([...figures]) }))
  expect(interval?.[0]).toBeLessThan(mean(maize))
  expect(interval?.[1]).toBeGreaterThan(mean(maize))
})

test('needs 34 pairs for an effect of 0.5 at 5 % and 80 %, as Faul et al. (2007) have it, and 15 for 0.8', () => {
  expect([pairsNeeded(0.5), pairsNeeded(0.8), pairsNeeded(-0.5)]).toEqual([34, 15, 34])
  expect(() => pairsNeeded(0)).toThrow('effect is 0; name a difference other than 0.')
})

test('finds the power that was planned for when experiments are simulated', () => {
  const random = seededRandom(3)
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const power = simulatePower({ pairs: 35, draw: () => 0.5 + normal(), experiments: 600 })
  expect(power).toBeGreaterThan(0.76)
  expect(power).toBeLessThan(0.86)
  const falseAlarms = simulatePower({ pairs: 35, draw: normal, experiments: 600 })
  expect(falseAlarms).toBeLessThan(0.08)
})

test('needs more pairs for a smaller difference of shares', () => {
  const large = pairsForRates({ before: 0.9, after: 0.5 }) ?? 0
  const small = pairsForRates({ before: 0.9, after: 0.8 }) ?? 0
  expect(large).toBeGreaterThan(10)
  expect(large).toBeLessThan(40)
  // The formula of Connor (1987) gives 202 pairs of which 26 % differ for a difference of 10 %; an exact test needs some more.
  expect(small).toBeGreaterThan(180)
  expect(small).toBeLessThan(280)
})

test('names the seeds that a tenth fewer items can be seen with, from the figures of recorded lives', () => {
  // Items of twenty lives, as `bench learn` recorded them.
  const recorded = [80, 91, 80, 81, 87, 84, 80, 88, 80, 84, 81, 84, 83, 83, 86, 83, 95, 87, 93, 93]
  const tenth = pairsForMean({ recorded, change: -0.1 }) ?? 0
  // By the normal approximation 7 for this effect of 1.3 standard deviations of the differences.
  expect(tenth).toBeGreaterThanOrEqual(7)
  expect(tenth).toBeLessThanOrEqual(10)
  expect(pairsForMean({ recorded, change: -0.05 })).toBeGreaterThan(2 * tenth)
  expect(() => pairsForMean({ recorded: [5], change: -0.1 })).toThrow('at least two')
})

test('knows the usual quantiles of the normal distribution', () => {
  expect([0.975, 0.8, 0.5, 0.001].map((p) => normalQuantile(p).toFixed(6))).toEqual([
    '1.959964',
    '0.841621',
    '0.000000',
    '-3.090232',
  ])
})
