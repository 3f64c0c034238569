import type { GameEvent } from '@voyager-mc/core'
import { countBites } from './check-body.ts'
import { eventsOf, type Evidence } from './evidence.ts'

/** Ticks within which what is made by hand comes for what goes. */
const makingTicks = 5

/** Ways of going that are work on the item. */
const workSources: ReadonlySet<string | undefined> = new Set([
  'craft',
  'smelt',
  'smith',
  'brew',
  'enchant',
  'anvil',
  'trade',
  'station',
])

/** Items of a goal that the goals after it have used up, put down, stored, eaten or mounted; 0 for the last goal. */
export function usedLater(evidence: Evidence, items: readonly string[]): number {
  const { all, later } = evidence
  if (later.length === 0) return 0
  const losses = eventsOf(all, 'item-change').filter(({ item, delta }) => delta < 0 && items.includes(item))
  const isStored = later.some(
    (goal) => goal.kind === 'deposited' && goal.items.some((item) => items.includes(item)),
  )
  const isRidden = later.some(({ kind }) => kind === 'ridden')
  let placings = placingsOf(evidence, items)
  let used = later.some(({ kind }) => kind === 'eaten') ? countBites(items, evidence) : 0
  for (const { item, delta, source, tick } of losses) {
    const isBoarded = isRidden && /(?:boat|raft|minecart)$/.test(item)
    const isWork = workSources.has(source) || (source === 'chest' && isStored)
    if (isWork || isBoarded || isMadeByHand(all, { items, tick })) used -= delta
    else if (source === undefined || source === 'hand') {
      const put = Math.min(placings, -delta)
      placings -= put
      used += put
    }
  }
  return used
}

/** Placings that later goals ask for with these items. */
function placingsOf({ all, later }: Evidence, items: readonly string[]): number {
  const blocks = later.flatMap((goal) =>
    goal.kind === 'placed' && goal.items.some((item) => items.includes(item)) ? goal.blocks : [],
  )
  const isFrame = later.some(({ kind }) => kind === 'built')
  return eventsOf(all, 'block-place').filter(
    ({ block }) => blocks.includes(block) || (isFrame && items.includes(block)),
  ).length
}

function isMadeByHand(
  all: readonly GameEvent[],
  { items, tick }: { readonly items: readonly string[]; readonly tick: number },
): boolean {
  return eventsOf(all, 'item-change').some(
    (gain) =>
      gain.delta > 0 &&
      gain.source === 'hand' &&
      !items.includes(gain.item) &&
      Math.abs(gain.tick - tick) <= makingTicks,
  )
}
