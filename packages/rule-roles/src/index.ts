export { countedItems, type CountedItemsOptions } from './action/counted-items.ts'
export { plannedNames, type PlannedNamesOptions } from './action/planned-names.ts'
export { plannerActionAgent, type PlannerActionAgentOptions } from './action/planner-action-agent.ts'
export { createExperience, type CreateExperienceOptions, type Experience } from './experience/experience.ts'
export { learningCritic, type LearningCriticOptions } from './experience/learning-critic.ts'
export { joiningCritic } from './critic/joining-critic.ts'
export { ruleDecomposer, type RuleDecomposer, type RuleDecomposerOptions } from './action/rule-decomposer.ts'
export { postconditionCritic, type PostconditionCriticOptions } from './critic/postcondition-critic.ts'
export type { CurriculumProgress } from './curriculum/task-memory.ts'
export {
  techTreeCurriculum,
  type TechTreeCurriculum,
  type TechTreeCurriculumOptions,
} from './curriculum/tech-tree-curriculum.ts'
