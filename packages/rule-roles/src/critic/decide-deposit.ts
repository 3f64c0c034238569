import type { Observation } from '@voyager-mc/core'
import type { Verdict } from '@voyager-mc/core'
import { describeObstacles } from './describe-obstacles.ts'
import { heldCount } from './held-count.ts'
import type { CritiqueFacts } from './critique-facts.ts'
import { achieved, missed, undecided } from './verdicts.ts'

/** Occupied slots after putting useless items away; the original's figure. */
const tidySlots = 20

/** Decides deposits by free slots, or by items that left the inventory for a chest. */
export function decideDeposit(facts: CritiqueFacts): Verdict {
  return facts.task.names.length === 0 ? decideTidying(facts) : decideItemDeposit(facts)
}

function decideTidying({ step }: CritiqueFacts): Verdict {
  const { usedSlots } = step.observation
  const facts = `${usedSlots} slots are occupied; at most ${tidySlots} should be.`
  if (usedSlots <= tidySlots) return achieved(facts)
  return missed(facts, `${facts} Put more useless items into the chest. ${describeObstacles(step)}`.trim())
}

function decideItemDeposit({ task, before, step }: CritiqueFacts): Verdict {
  const gone = heldCount(before, task.names) - heldCount(step.observation, task.names)
  const stored = storedCount(step.observation, task.names) - storedCount(before, task.names)
  const facts = `${Math.max(0, stored)} of ${task.count} ${task.label} are in chests, ${Math.max(0, gone)} left the inventory.`
  if (stored >= task.count) return achieved(facts)
  const isProven = step.events.some(
    (event) =>
      event.type === 'primitive-result' &&
      event.primitive === 'depositItemIntoChest' &&
      event.status === 'succeeded',
  )
  if (gone >= task.count && isProven) return achieved(facts)
  if (gone >= task.count) return undecided(`${facts} Nobody saw them go into a chest.`)
  const advice = `Deposit ${task.count - Math.max(0, stored)} more into a chest nearby.`
  return missed(facts, `${facts} ${advice} ${describeObstacles(step)}`.trim())
}

function storedCount({ chests }: Observation, names: readonly string[]): number {
  return chests.reduce(
    (sum, { contents = {} }) => sum + names.reduce((own, name) => own + (contents[name] ?? 0), 0),
    0,
  )
}
