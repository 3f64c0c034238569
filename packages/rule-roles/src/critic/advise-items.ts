import type { ItemCounts } from '@voyager-mc/core'
import { describeStep, wayAskedFor, type ItemTarget, type PlanStep } from '@voyager-mc/tech-tree'
import type { CritiqueFacts } from './critique-facts.ts'

/** Words on the next steps to items that are missing. */
export function adviseItems(facts: CritiqueFacts): string {
  const { techTree, task, finding, step } = facts
  const { inventory, nearbyBlocks } = step.observation
  const asked = wayAskedFor(task, techTree)
  if (asked?.way.type === 'fish') return adviseFishing(facts, asked.needs)
  const items = task.accepts.length > 0 ? task.accepts : task.names
  const item = easiest(items, inventory, (name) => techTree.effort(name))
  const held = task.verb === 'have' ? 0 : (inventory[item] ?? 0)
  const world = { nearbyBlocks }
  const plan = techTree.plan({ item, count: Math.max(1, finding.left) + held }, { inventory, world })
  if (plan.status === 'refused') return plan.message
  return nextSteps(techTree.missingFor(plan.target, { inventory, world }), plan.steps)
}

/** Fishing is no step of the cheapest plan: a fish is killed sooner, but that is not what the task says. */
function adviseFishing(
  { techTree, task, finding, step }: CritiqueFacts,
  needs: readonly ItemTarget[],
): string {
  const { inventory, nearbyBlocks } = step.observation
  const options = { inventory, world: { nearbyBlocks } }
  const kinds = task.accepts.slice(0, mostKinds).join(', ')
  const rod = needs.find(({ item }) => (inventory[item] ?? 0) === 0)
  const plan = rod === undefined ? undefined : techTree.plan(rod, options)
  const before =
    plan?.status === 'planned'
      ? `First a ${plan.target.item}. ${nextSteps(techTree.missingFor(plan.target, options), plan.steps)} `
      : ''
  return `To be caught: ${finding.left} of ${kinds}. ${before}Cast the rod at open water: fishItem(bot, ${finding.left}).`
}

const mostKinds = 6

function nextSteps(missing: ItemCounts, all: readonly PlanStep[]): string {
  const steps = all.slice(0, 4).map(describeStep)
  const need = Object.entries(missing)
    .map(([name, count]) => `${count} ${name}`)
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
