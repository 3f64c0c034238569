import { describeStep } from '@voyager-mc/tech-tree'
import type { CritiqueFacts } from './critique-facts.ts'

/** Words on the next steps to items that are missing. */
export function adviseItems({ techTree, task, finding, step }: CritiqueFacts): string {
  const { inventory, nearbyBlocks } = step.observation
  const items = task.accepts.length > 0 ? task.accepts : task.names
  const item = easiest(items, inventory, (name) => techTree.effort(name))
  const held = task.verb === 'have' ? 0 : (inventory[item] ?? 0)
  const world = { nearbyBlocks }
  const plan = techTree.plan({ item, count: Math.max(1, finding.left) + held }, { inventory, world })
  if (plan.status === 'refused') return plan.message
  const steps = plan.steps.slice(0, 4).map(describeStep)
  const need = Object.entries(techTree.missingFor(plan.target, { inventory, world }))
    .map(([name, missing]) => `${missing} ${name}`)
    .join(', ')
  const lacking = need === '' ? '' : `Still needed: ${need}. `
  return `${lacking}${steps.length === 0 ? '' : `Next: ${steps.join('; ')}.`}`.trim()
}

function easiest(
  items: readonly string[],
  inventory: Readonly<Record<string, number>>,
  effort: (item: string) => number,
): string {
  const held = items.find((item) => (inventory[item] ?? 0) > 0)
  return held ?? [...items].sort((a, b) => effort(a) - effort(b))[0] ?? ''
}
