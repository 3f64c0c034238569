export { simulatePlan, type SimulatedPlan, type SimulatePlanOptions } from '../planning/simulate-plan.ts'
export type { Situation } from '../situations/situation.ts'
export { verdictSituations } from '../situations/verdict-situations.ts'
