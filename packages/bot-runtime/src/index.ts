export {
  createMinecraftEnvironment,
  type CreateMinecraftEnvironmentOptions,
  type MinecraftEnvironment,
} from './create-minecraft-environment.ts'
export { skills, type BotSkills, type RunSkillOptions, type SkillsOptions } from './plugin/skills.ts'
export { UnknownBotSkillError } from './plugin/unknown-bot-skill-error.ts'
export type { ReconnectOptions } from './connection/retry-joining.ts'
export { doctor, type Diagnosis, type DoctorOptions } from './doctor/doctor.ts'
export type { Finding, FindingType } from './doctor/finding.ts'
export type { Measure } from './doctor/probes/probe.ts'
export { tryServer, type TryServerOptions } from './doctor/try-server.ts'
export {
  originalPowers,
  type OperatorPower,
  type OperatorPowers,
  type OperatorPreset,
} from './operator/operator-powers.ts'
export type { OperatorUses } from './operator/count-operator-uses.ts'
export type { MinecraftStepResult } from './step/run-step.ts'
export type { TakeScreenshot } from './step/with-screenshot.ts'
export { allPrimitives } from './primitives/all-primitives.ts'
export {
  definePrimitive,
  defineReading,
  type NamedParameter,
  type Primitive,
  type PrimitiveDefinition,
  type ReadingDefinition,
} from './primitives/define-primitive.ts'
export { primitiveNameFault } from './program-runner/check-primitives.ts'
export type { ArgumentsOf, BlockPlan, Parameter, ParameterType } from './primitives/parameter.ts'
export type { PrimitiveContext } from './primitives/primitive-context.ts'
export type { UntimedEvent } from './bot/untimed-event.ts'
export { PrimitiveError } from './primitives/primitive-error.ts'
export {
  failed,
  succeeded,
  type PrimitiveDetail,
  type PrimitiveFailureReason,
  type PrimitiveResult,
} from './primitives/primitive-result.ts'
export { createMinecraftPolicy, type CreateMinecraftPolicyOptions } from './border/create-minecraft-policy.ts'
export type {
  CapabilityDecision,
  CapabilityPolicy,
  CapabilityRequest,
  CallPrice,
} from './membrane/capability-policy.ts'
export {
  createQuickJsRunner,
  type CreateQuickJsRunnerOptions,
} from './program-runner/create-quick-js-runner.ts'
export {
  createIsolatedVmRunner,
  type CreateIsolatedVmRunnerOptions,
} from './program-runner/create-isolated-vm-runner.ts'
export { MissingEngineError } from './program-runner/missing-engine-error.ts'
export type { SandboxEngine } from './program-runner/create-sandbox-runner.ts'
export type { ArgumentType } from './border/argument-type.ts'
export type {
  CallFacts,
  CallMember,
  Member,
  ReadMember,
  RefusedMember,
  SettingMember,
} from './border/member.ts'
export { describeBorder, type BorderKind, type BorderMember } from './border/describe-border.ts'
export { describeScope, type DescribeScopeOptions } from './border/describe-scope.ts'
export type { ObjectKind } from './border/object-kind.ts'
export { createUnsafeDirectRunner } from './program-runner/create-unsafe-direct-runner.ts'
export type { LogLevel, ProgramHost, RunControl } from './membrane/program-host.ts'
export type { ProgramRunner, RunProgramOptions } from './program-runner/program-runner.ts'
export { defaultRunLimits, type RunLimits } from './membrane/run-limits.ts'
export type { WalkResult } from './movement/walk-result.ts'
export { walkTo, type WalkToOptions } from './movement/walk-to.ts'
export type { SignInCode, SignInOptions } from './connection/sign-in.ts'
