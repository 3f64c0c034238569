import { describeNeed } from '../../packages/voyager/src/loop/describe-need.ts'

// What stood in the way in recorded runs; none of it is what the task is about.
const obstacles = [
  'I cannot reach the iron_ore at (12, 40, -7): lava at (11, 40, -7) is in the way',
  'Failed to kill skeleton: stone at (4, 60, 9) is in the way',
  'No furnace nearby, please explore first',
  'No path to the goal; birch_leaves at (3, 71, 8)',
  'Inventory is full of cobblestone, dirt and gravel',
  'zombie at (8, 64, 2) hurt me and I ate cooked_beef',
]

/** What a search is told after a failure at a task, with the whole verdict as the need or with what it asks for. */
export function needAfterFailure(task: string, { clean }: { readonly clean: boolean }): string {
  const obstacle = obstacles[task.length % obstacles.length] ?? ''
  const feedback = `Gained 0 of what was asked. Still needed: ${task}. The program ended early: ${obstacle}.`
  const distilled = describeNeed({ critique: { success: false, reasoning: '', feedback } })
  return clean ? (distilled ?? '') : feedback
}
