export { plannerAction, type PlannerActionOptions } from './planner-action.ts'
