export { createTechTree } from './create-tech-tree.ts'
export type { BlockFacts, PlanOptions, TechTree, Unlock } from './contract/tech-tree.ts'
export type {
  EstimateEffort,
  ItemTarget,
  Plan,
  PlanResult,
  PlanStep,
  Refusal,
  Surroundings,
} from './contract/plan.ts'
export { simulatePlan, type SimulatedPlan, type SimulatePlanOptions } from './planning/simulate-plan.ts'
export { describeStep } from './queries/explain-why.ts'
export type { ParsedTask, TaskVerb } from './contract/parsed-task.ts'
export { describePostcondition } from './goals/describe-postcondition.ts'
export { postconditionSchema } from './goals/postcondition-schema.ts'
export type {
  AllGoals,
  BlockGoal,
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
export { printTask } from './task/print-task.ts'
export { UnsupportedVersionError } from './errors/unsupported-version-error.ts'
export type {
  BarterWay,
  CraftWay,
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
