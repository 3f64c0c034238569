export { createTechTree } from './create-tech-tree.ts'
export type { BlockFacts, PlanOptions, TechTree, Unlock } from './contract/tech-tree.ts'
export type { ItemTarget, Plan, PlanResult, PlanStep, Refusal, Surroundings } from './contract/plan.ts'
export { simulatePlan, type SimulatedPlan, type SimulatePlanOptions } from './planning/simulate-plan.ts'
export { describeStep } from './queries/explain-why.ts'
export type { ParsedTask, TaskVerb } from './contract/parsed-task.ts'
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
