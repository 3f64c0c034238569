export { createChatModel, type CreateChatModelOptions } from './create-chat-model.ts'
export {
  createRoleModels,
  type CreatedRoleModels,
  type CreateRoleModelsOptions,
} from './create-role-models.ts'
export { createDefaultRoles } from './create-default-roles.ts'
export {
  createDefaultVoyager,
  type CreateDefaultVoyagerOptions,
  type DefaultVoyager,
} from './create-default-voyager.ts'
export type { CreateDefaultRolesOptions, DefaultRoles, RoleModels } from './default-roles.ts'
export { limitRate } from '../models/limit-rate.ts'
export {
  createRateLimiter,
  type CallPermit,
  type CreateRateLimiterOptions,
  type RateLimiter,
} from '../models/rate-limiter.ts'
export { paper } from './paper.ts'
export { primitivesForModel } from './primitives-for-model.ts'
export { CassetteError } from '../models/cassette-error.ts'
export { recordModel } from '../models/record-model.ts'
export { recordEmbeddings, replayEmbeddings } from '../models/recorded-embeddings.ts'
export { replayModel } from '../models/replay-model.ts'
export { returnPlacedItems } from './return-placed-items.ts'
