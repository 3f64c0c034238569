export { BudgetSpentError } from '../ledger/budget.ts'
export { costOf, type TokenCount } from '../ledger/cost-of.ts'
export { modelPrices, modelPricesAsOf, type ModelPrice, type PriceTable } from '../ledger/model-prices.ts'
export { CassetteError } from './cassette-error.ts'
export { countEmbeddings } from './count-embeddings.ts'
export { limitRate } from './limit-rate.ts'
export {
  createRateLimiter,
  type CallPermit,
  type CreateRateLimiterOptions,
  type RateLimiter,
} from './rate-limiter.ts'
export { recordModel } from './record-model.ts'
export { recordEmbeddings, replayEmbeddings } from './recorded-embeddings.ts'
export { replayModel } from './replay-model.ts'
