import type { Verdict } from '@voyager-mc/core'
import { describeObstacles } from './describe-obstacles.ts'
import { heldCount } from './held-count.ts'
import type { CritiqueFacts } from './critique-facts.ts'
import { achieved, missed, undecided } from './verdicts.ts'

/** A full hunger bar, in points. */
const fullFood = 20

/** Decides what is worn or held in hand. */
export function decideEquip({ task, step, techTree }: CritiqueFacts): Verdict {
  const { equipment, inventory } = step.observation
  const worn = Object.entries(equipment).find(([, item]) => item !== undefined && task.names.includes(item))
  if (worn !== undefined) return achieved(`${worn[1]} is equipped (${worn[0]}).`)
  const held = task.names.find((item) => (inventory[item] ?? 0) > 0)
  const facts = `No ${task.label} is equipped.`
  const advice =
    held === undefined
      ? `Obtain it first: ${techTree.why(task.names[0] ?? '')}`
      : `It is in the inventory; call equipItem(bot, '${held}').`
  return missed(facts, `${facts} ${advice} ${describeObstacles(step)}`.trim())
}

/** Decides eating by hunger and by the food that is gone. */
export function decideEat({ task, before, step }: CritiqueFacts): Verdict {
  const after = step.observation
  const rises = step.events.filter((event) => event.type === 'health-change').map(({ food }) => food)
  const best = Math.max(after.food, ...rises)
  const eaten = task.names.length === 0 || heldCount(after, task.names) < heldCount(before, task.names)
  const facts = `Hunger went from ${before.food} to ${after.food}.`
  if (best > before.food && eaten) return achieved(`${facts} The food was used.`)
  if (best > before.food) return missed(facts, `${facts} Something else than ${task.label} was eaten.`)
  if (before.food >= fullFood) {
    if (eaten && task.names.length > 0) return undecided(`${facts} The food is gone though hunger was full.`)
    return missed(facts, `${facts} Hunger is full, so nothing can be eaten; do something else first.`)
  }
  const wanted = task.label === '' ? 'food' : task.label
  return missed(
    facts,
    `${facts} Obtain ${wanted}, cook it if it is raw, and eat it. ${describeObstacles(step)}`.trim(),
  )
}

/** Decides sleep by the clock and by the primitive's own proof. */
export function decideSleep({ before, step }: CritiqueFacts): Verdict {
  const slept = step.events.some(
    (event) =>
      event.type === 'primitive-result' && event.primitive === 'sleepInBed' && event.status === 'succeeded',
  )
  const isMorning = before.timeOfDay > 12000 && step.observation.timeOfDay < 2000
  if (slept || (isMorning && step.observation.elapsedTicks < 6000))
    return achieved('The night was slept through.')
  const facts = `The time is ${step.observation.timeOfDay}.`
  return missed(facts, `${facts} Place a bed and sleep in it at night. ${describeObstacles(step)}`.trim())
}
