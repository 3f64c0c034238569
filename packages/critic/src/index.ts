export { firstVerdict } from './first-verdict.ts'
export type { PartialCritic, Verdict } from './partial-critic.ts'
