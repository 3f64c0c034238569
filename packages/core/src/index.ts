export { assertCount } from './assert-count.ts'
export { systemClock, type Clock } from './clock.ts'
export { createTurns, type Turns } from './create-turns.ts'
export type { Critique } from './critique.ts'
export { definedOf, type Defined } from './defined-of.ts'
export { dyeColours } from './dye-colours.ts'
export { specialRecipes, type SpecialRecipe } from './special-recipes.ts'
export { pick } from './pick.ts'
export { doubling, type DoublingOptions } from './doubling.ts'
export type { CallOptions, Environment, ResetOptions, StepOptions, StepResult } from './environment.ts'
export type { OwnedChest } from './owned-chest.ts'
export { describeListening } from './errors/describe-listening.ts'
export { AgentError } from './errors/agent-error.ts'
export { EnvironmentLostError, type EnvironmentLostReason } from './errors/environment-lost-error.ts'
export { InvalidArgumentError } from './errors/invalid-argument-error.ts'
export { ModelOutputError } from './errors/model-output-error.ts'
export type { ModelFault, ModelFaultKind } from './errors/model-fault.ts'
export { ModelUnavailableError } from './errors/model-unavailable-error.ts'
export { packError, unpackError, type PackedError } from './errors/packed-error.ts'
export type {
  BlockChangeEvent,
  ChatEvent,
  CommandRefusalEvent,
  CreatureEvent,
  DeathEvent,
  DimensionChangeEvent,
  ErrorEvent,
  GameEvent,
  HealthChangeEvent,
  ItemChangeEvent,
  ItemSource,
  OperatorCommandEvent,
  PrimitiveResultEvent,
  ProgramLogEvent,
  WakeEvent,
} from './game-event.ts'
export { keyOfWay, mostWayRecords, type ExperienceStore, type WayRecord } from './experience.ts'
export { defaultSight, sights, type Sight } from './sight.ts'
export { hostileCreatures, provokedCreatures } from './hostile-creatures.ts'
export type {
  Equipment,
  ItemCounts,
  KnownChest,
  NearbyBlock,
  NearbyEntity,
  NearbyPlayer,
  Observation,
  RecentDeath,
  SpecialItem,
} from './observation.ts'
export { readModelFault } from './model/read-model-fault.ts'
export { modelUnavailableOf, type ModelUnavailableOfOptions } from './model/model-unavailable-of.ts'
export { cutToBytes, longestReplyBytes, replyCutOf, type ReplyCut } from './model/reply-ending.ts'
export type { PartialCritic, Verdict } from './partial-critic.ts'
export { describePrimitives, describeSignatures } from './describe-primitives.ts'
export {
  lyingTicks,
  mostPlaces,
  restingBlocks,
  storedPlaces,
  type KnownPlace,
  type Place,
  type PlaceKind,
  type PlaceStore,
} from './place.ts'
export { cellOf, distanceBetween, formatPosition, type Position } from './position.ts'
export type { ParameterDescription, PrimitiveDescription } from './primitive-description.ts'
export type { Program, ProgramModule, ProgramOutcome } from './program.ts'
export type { ProgramScope, ScopeMember } from './program-scope.ts'
export { seededRandom, type Random } from './random.ts'
export type {
  ActionAgent,
  ActionRequest,
  AddSkillOptions,
  Critic,
  CritiqueRequest,
  Curriculum,
  EarlierFailures,
  PreviousAttempt,
  ProposeOptions,
  RetrieveOptions,
  SkillLibrary,
  SkillUseOutcome,
  SkillQuery,
} from './roles.ts'
export { redactError } from './secrets/redact-error.ts'
export { redactSecrets, type RedactSecretsOptions } from './secrets/redact-secrets.ts'
export { redactUrl } from './secrets/redact-url.ts'
export { secretsOf } from './secrets/secrets-of.ts'
export type { Skill, SkillOutline } from './skill.ts'
export { suggestName } from './suggest-name.ts'
export { toolNames } from './tool-names.ts'
export type { Task, TaskOutcome } from './task.ts'
export { untilAborted, type UntilAbortedOptions } from './until-aborted.ts'
export { ballastOf, rubble, slotsWithoutBallast } from './ballast.ts'
export { isChestAtHand } from './is-chest-at-hand.ts'
export { withGenerate } from './with-generate.ts'
