export { deedTypes, isDeed } from './contract/way.ts'
export { createTechTree } from './create-tech-tree.ts'
export type { VersionFiles } from './sources/version-files.ts'
export type { BlockFacts, ParsedGoal, PlanOptions, TechTree, Unlock } from './contract/tech-tree.ts'
export type {
  DeedStep,
  EstimateEffort,
  FindStep,
  ItemTarget,
  Plan,
  PlanResult,
  PlanStep,
  Refusal,
  Surroundings,
} from './contract/plan.ts'
export { simulatePlan, type SimulatedPlan, type SimulatePlanOptions } from './planning/simulate-plan.ts'
export { describeStep } from './queries/describe-step.ts'
export { explainTask } from './queries/explain-task.ts'
export { wayAskedFor, type AskedWay } from './queries/way-asked-for.ts'
export type { CreatureFacts } from './contract/creature-facts.ts'
export { logNames } from './sources/log-names.ts'
export { givesFrom } from './ways/gives-from.ts'
export { creatureFacts, creaturesWith } from './sources/creature-facts.ts'
export type {
  BodyVerb,
  CreatureVerb,
  GatheringVerb,
  MakingVerb,
  ParsedTask,
  PlaceVerb,
  TaskVerb,
  ThingKind,
} from './contract/parsed-task.ts'
export type { Attempt, Finding } from './goals/finding.ts'
export { mostFurnaces } from './ways/most-furnaces.ts'
export { potionOfEffect } from './sources/potion-effects.ts'
export { checkPostcondition } from './goals/check-postcondition.ts'
export { structureNames, structureSigns } from './goals/structures-at.ts'
export { describePostcondition } from './goals/describe-postcondition.ts'
export { postconditionSchema } from './goals/postcondition-schema.ts'
export type {
  AllGoals,
  BlockGoal,
  BrewedGoal,
  BuiltGoal,
  Circumstances,
  DayPart,
  DepositedGoal,
  EatenGoal,
  EffectGoal,
  EnchantedGoal,
  EnteredGoal,
  ExploredGoal,
  FoundGoal,
  GoalKind,
  HeldGoal,
  KilledGoal,
  NamedGoal,
  PlacedGoal,
  Postcondition,
  ReachedGoal,
  RiddenGoal,
  SimpleGoal,
  SleptGoal,
  Source,
  TendedGoal,
  WornGoal,
} from './contract/postcondition.ts'
export {
  brewablePotions,
  brewingSteps,
  type Brew,
  type BrewForm,
  type BrewingStep,
} from './sources/brewing-recipes.ts'
export { printTask } from './task/print-task.ts'
export type { PrintedTask, TaskKind } from './contract/task-kind.ts'
export { taskKindOf, taskVerbs } from './kinds/task-kinds.ts'
export { homeOfWay } from './sources/home-of-way.ts'
export { homeOf, type Home } from './sources/homes.ts'
export { whyNot, type WhyNot } from './sources/unobtainable.ts'
export { UnsupportedVersionError } from './errors/unsupported-version-error.ts'
export type {
  BarterWay,
  CraftWay,
  DeedType,
  DeedWay,
  FarmWay,
  FishWay,
  KillWay,
  LootWay,
  MineWay,
  SmeltWay,
  SmithWay,
  Station,
  TradeWay,
  UseWay,
  Way,
} from './contract/way.ts'
