import type { CurriculumRule } from './curriculum-rule.ts'

const name = 'Mine 1 wood log'
const context =
  'A log of any tree will do: oak, birch, spruce, jungle, acacia, dark oak or mangrove. Walk up to a tree and mine one of its logs by hand.'

/** Everything begins with wood: proposes a log until the first task is completed. */
export function firstTaskRule(): CurriculumRule {
  return { propose: ({ completed }) => (completed.length === 0 ? { name, context } : undefined) }
}
