export {
  createMinecraftEnvironment,
  type CreateMinecraftEnvironmentOptions,
  type MinecraftEnvironment,
} from './create-minecraft-environment.ts'
export { originalPowers, type OperatorPower, type OperatorPowers } from './operator/operator-powers.ts'
export { allPrimitives } from './primitives/all-primitives.ts'
export {
  definePrimitive,
  type NamedParameter,
  type Primitive,
  type PrimitiveDefinition,
} from './primitives/define-primitive.ts'
export { describePrimitives } from './primitives/describe-primitives.ts'
export type { ArgumentsOf, BlockPlan, Parameter, ParameterType } from './primitives/parameter.ts'
export type { PrimitiveContext, UntimedEvent } from './primitives/primitive-context.ts'
export { PrimitiveError } from './primitives/primitive-error.ts'
export {
  failed,
  succeeded,
  type PrimitiveDetail,
  type PrimitiveFailureReason,
  type PrimitiveResult,
} from './primitives/primitive-result.ts'
