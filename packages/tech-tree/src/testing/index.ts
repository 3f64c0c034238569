export { simulatePlan, type SimulatedPlan, type SimulatePlanOptions } from '../planning/simulate-plan.ts'
