export type { CurriculumProgress } from './curriculum-memory.ts'
export {
  techTreeCurriculum,
  type TechTreeCurriculum,
  type TechTreeCurriculumOptions,
} from './tech-tree-curriculum.ts'
