export {
  bootstrapDraws,
  bootstrapInterval,
  leastFigures,
  type BootstrapOptions,
  type Interval,
} from './bootstrap.ts'
export { cliffsDelta, effectSize, type EffectSize } from './effect-size.ts'
export { permutationTest, signTest, wilcoxonTest, type PairedTest } from './exact-tests.ts'
export { holm } from './holm.ts'
export { kaplanMeier, medianTime, type Survival, type SurvivalStep } from './kaplan-meier.ts'
export { median } from './median.ts'
export {
  pairsForMean,
  pairsForRates,
  pairsNeeded,
  simulatePower,
  type MeanPowerOptions,
  type PowerOptions,
  type RatePowerOptions,
  type SimulatePowerOptions,
} from './power.ts'
export { shareOf, type Share, type ShareOfOptions } from './shares.ts'
