import type { GameEvent, Observation } from '@voyager-mc/core'
import type { Verdict } from '@voyager-mc/core'
import { describeObstacles } from './describe-obstacles.ts'
import { heldCount, placedCount } from './held-count.ts'
import type { CritiqueFacts } from './critique-facts.ts'
import { achieved, missed, undecided } from './verdicts.ts'

/** Blocks that crops stand for when they are planted. */
const cropBlocks: Readonly<Record<string, string>> = {
  wheat_seeds: 'wheat',
  beetroot_seeds: 'beetroots',
  carrot: 'carrots',
  potato: 'potatoes',
  pumpkin_seeds: 'pumpkin_stem',
  melon_seeds: 'melon_stem',
  sweet_berries: 'sweet_berry_bush',
  cocoa_beans: 'cocoa',
}

/** Decides placing and planting by block events, by what is seen and by what is gone. */
export function decidePlacing({ task, before, step }: CritiqueFacts): Verdict {
  const blocks = task.names.map((name) => cropBlocks[name] ?? name)
  const placed = Math.max(placedCount(step.events, blocks), provenCount(step.events, task.names))
  const seen = seenCount(step.observation, blocks) - seenCount(before, blocks)
  const used = heldCount(before, task.names) - heldCount(step.observation, task.names)
  const facts = `Placed ${Math.max(placed, 0)} of ${task.count} ${task.label}.`
  if (placed >= task.count || (seen >= task.count && used >= task.count)) return achieved(facts)
  if (used >= task.count && step.outcome.status === 'completed') {
    return undecided(`${facts} ${used} are gone, but nobody saw where.`)
  }
  const advice = `Hold ${task.count - placed} more ${task.label} and put it down on free ground.`
  return missed(facts, `${facts} ${advice} ${describeObstacles(step)}`.trim())
}

/** Plants and blocks that a control primitive proved to have set. */
function provenCount(events: readonly GameEvent[], names: readonly string[]): number {
  let proven = 0
  for (const event of events) {
    if (event.type !== 'primitive-result' || event.status !== 'succeeded') continue
    const { item, seed, planted } = event.detail
    if (event.primitive === 'placeItem' && typeof item === 'string' && names.includes(item)) proven += 1
    if (event.primitive === 'plantCrop' && typeof seed === 'string' && names.includes(seed)) {
      proven += typeof planted === 'number' ? planted : 1
    }
  }
  return proven
}

function seenCount({ nearbyBlocks }: Observation, names: readonly string[]): number {
  return nearbyBlocks.reduce((sum, { name, count }) => sum + (names.includes(name) ? count : 0), 0)
}

/** Far enough to call it exploring, in blocks. */
const exploredBlocks = 12

/** Decides exploring by distance, or by whether the sought block was seen. */
export function decideExplore({ task, before, step }: CritiqueFacts): Verdict {
  const { position, nearbyBlocks, seenBlocks } = step.observation
  if (task.names.length > 0) {
    const seen = [...nearbyBlocks.map(({ name }) => name), ...seenBlocks].find((name) =>
      task.names.includes(name),
    )
    if (seen !== undefined) return achieved(`${seen} was seen.`)
    return missed(
      `No ${task.label} was seen.`,
      `No ${task.label} was seen. Explore another direction for longer.`,
    )
  }
  const distance = Math.hypot(position.x - before.position.x, position.z - before.position.z)
  const facts = `Ended ${distance.toFixed(0)} blocks from the start.`
  if (distance >= exploredBlocks) return achieved(facts)
  return missed(facts, `${facts} Walk at least ${exploredBlocks} blocks. ${describeObstacles(step)}`.trim())
}
