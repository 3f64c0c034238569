import { describeStep } from '@voyager-mc/tech-tree'
import type { Verdict } from '@voyager-mc/core'
import { describeObstacles } from './describe-obstacles.ts'
import { heldCount, placedCount } from './held-count.ts'
import type { CritiqueFacts } from './critique-facts.ts'
import { achieved, missed, undecided } from './verdicts.ts'

/** Decides tasks that end with items held: mine, craft, smelt, cook, fish, harvest, obtain. */
export function decideItems(seen: CritiqueFacts): Verdict {
  const { task, before, step } = seen
  if (task.accepts.length === 0) return undecided(`No held item proves ${task.verb} ${task.label}.`)
  const held = heldCount(step.observation, task.accepts)
  const gained = held - heldCount(before, task.accepts) + placedCount(step.events, task.accepts)
  const facts = `Gained ${gained} and holds ${held} of ${task.count} ${nameOf(seen)}.`
  if (gained >= task.count) return achieved(facts)
  // Topping up to the asked number counts: the phrase does not say whether it means more or in all.
  if (held >= task.count && (gained > 0 || task.verb === 'obtain')) return achieved(facts)
  return missed(facts, `${facts} ${adviceFor(seen, task.count - Math.max(0, gained))}`.trim())
}

function nameOf({ task: { label, accepts } }: CritiqueFacts): string {
  const proofs = accepts.slice(0, 3).join(', ')
  return accepts.includes(label) && accepts[0] === label ? label : `${label} (${proofs})`
}

function adviceFor({ techTree, task, step }: CritiqueFacts, count: number): string {
  const { inventory, nearbyBlocks } = step.observation
  const item = easiest(task.accepts, inventory, (name) => techTree.effort(name))
  const obstacles = describeObstacles(step)
  const plan = techTree.plan(
    { item, count: count + (inventory[item] ?? 0) },
    { inventory, world: { nearbyBlocks } },
  )
  if (plan.status === 'refused') return `${plan.message} ${obstacles}`.trim()
  const steps = plan.steps.slice(0, 4).map(describeStep)
  const need = Object.entries(techTree.missingFor(plan.target, { inventory, world: { nearbyBlocks } }))
    .map(([name, missing]) => `${missing} ${name}`)
    .join(', ')
  const lacking = need === '' ? '' : `Still needed: ${need}. `
  return `${lacking}Next: ${steps.join('; ')}. ${obstacles}`.trim()
}

function easiest(
  items: readonly string[],
  inventory: Readonly<Record<string, number>>,
  effort: (item: string) => number,
): string {
  const held = items.find((item) => (inventory[item] ?? 0) > 0)
  return held ?? [...items].sort((a, b) => effort(a) - effort(b))[0] ?? ''
}
