import { formatPosition, type Position } from '@voyager-mc/core'
import type { BlockGoal, BuiltGoal, DepositedGoal, PlacedGoal } from '../contract/postcondition.ts'
import { checkCount, checkState, type Finding } from './finding.ts'
import { carried } from './carried.ts'
import { eventsOf, hasDied, usedPower, type Evidence } from './evidence.ts'

function cellOf({ x, y, z }: Position): string {
  return formatPosition({ x: Math.floor(x), y: Math.floor(y), z: Math.floor(z) })
}

/** Blocks the agent set down and did not take up again, by cell. */
function standing({ events, all }: Evidence): ReadonlyMap<string, string> {
  const cells = new Map<string, string>()
  const counted = new Set(events)
  for (const event of eventsOf(all, 'block-place', 'block-dig')) {
    if (event.type === 'block-dig') cells.delete(cellOf(event.position))
    else if (counted.has(event)) cells.set(cellOf(event.position), event.block)
  }
  return cells
}

/** Checks placing and planting by what the agent set down and left. */
export function checkPlaced({ items, blocks, count, position }: PlacedGoal, evidence: Evidence): Finding {
  const cell = position === undefined ? undefined : cellOf(position)
  const cells = [...standing(evidence)].filter(
    ([at, block]) => blocks.includes(block) && (cell === undefined || at === cell),
  ).length
  const proved = cell === undefined ? provedPlacings(items, blocks, evidence) : 0
  const placed = Math.max(cells, proved, cell === undefined ? missingFromHands(items, blocks, evidence) : 0)
  return checkCount(
    placed,
    count,
    `Placed ${Math.min(placed, count)} of ${count} ${items[0]}${cell === undefined ? '' : ` at ${cell}`}.`,
  )
}

/** Plants and blocks that a control primitive proved to have set, less those dug again. */
function provedPlacings(
  items: readonly string[],
  blocks: readonly string[],
  { events, all }: Evidence,
): number {
  let proved = 0
  for (const { primitive, status, detail } of eventsOf(events, 'primitive-result')) {
    if (status !== 'succeeded') continue
    const item =
      primitive === 'plantCrop' ? detail['seed'] : primitive === 'placeItem' ? detail['item'] : undefined
    if (typeof item !== 'string' || !items.includes(item)) continue
    proved += typeof detail['planted'] === 'number' ? detail['planted'] : 1
  }
  const dug = eventsOf(all, 'block-dig').filter(({ block }) => blocks.includes(block)).length
  return proved - dug
}

/** Without records: as many are gone from the hands as have appeared around. */
function missingFromHands(items: readonly string[], blocks: readonly string[], evidence: Evidence): number {
  const { before, after, all } = evidence
  const isSilent = eventsOf(all, 'block-place', 'block-dig', 'item-change').length === 0
  if (hasDied(evidence) || !evidence.isWholeValid || !isSilent) return 0
  const around = (seen: Evidence['after']): number =>
    seen.nearbyBlocks.reduce((sum, { name, count }) => sum + (blocks.includes(name) ? count : 0), 0)
  return Math.min(carried(before, items) - carried(after, items), around(after) - around(before))
}

/** Checks one cell by the last thing that is known of it. */
export function checkBlock({ position, blocks }: BlockGoal, evidence: Evidence): Finding {
  const cell = cellOf(position)
  let known: string | undefined
  for (const event of eventsOf(evidence.all, 'block-place', 'block-dig')) {
    if (cellOf(event.position) === cell) known = event.type === 'block-place' ? event.block : 'air'
  }
  const near = evidence.after.nearbyBlocks.find(({ nearest }) => cellOf(nearest) === cell)?.name
  const block = near ?? known
  const isThere = block !== undefined && blocks.includes(block) && evidence.isEndValid
  return checkState(isThere, `The block at ${cell} is ${block ?? 'not known'}.`)
}

/** Blocks of the smallest frame of a portal. */
const frameBlocks = 10

/** Checks a building: a portal by its frame and its glow, a schematic by the primitive that compares it with the world. */
export function checkBuilt({ structure }: BuiltGoal, evidence: Evidence): Finding {
  const { before, after, events } = evidence
  const results = eventsOf(events, 'primitive-result').filter(({ status }) => status === 'succeeded')
  if (structure !== 'nether_portal') {
    const name = structure.replace(/\.(?:schem|schematic|litematic|nbt)$/, '')
    const stands = results.some(
      ({ primitive, detail }) => primitive === 'buildSchematic' && detail['schematic'] === name,
    )
    const isOwn = stands && standing(evidence).size > 0
    const facts = stands ? `${structure} stands.` : `Nothing proves that ${structure} stands.`
    return checkState(
      isOwn && isHonest(evidence),
      stands && !isOwn ? `${facts} None of its blocks was set by the agent.` : facts,
    )
  }
  const sees = (seen: Evidence['after']): boolean =>
    seen.nearbyBlocks.some(({ name }) => name === 'nether_portal')
  const frame = [...standing(evidence).values()].filter((block) => block === 'obsidian').length
  const isProved = results.some(({ primitive }) => primitive === 'buildPortal')
  const isLit = sees(after) || eventsOf(evidence.all, 'dimension-change').length > 0
  const isBuilt = isProved || (frame >= frameBlocks && isLit && !sees(before))
  return checkState(
    isBuilt && isHonest(evidence),
    `${frame} of ${frameBlocks} blocks of a frame were set; ${isLit ? 'a' : 'no'} portal glows.`,
  )
}

/** Whether no power set blocks. */
function isHonest(evidence: Evidence): boolean {
  return !usedPower(evidence, 'setblock', 'fill', 'place', 'clone')
}

/** Occupied slots after putting useless items away; the original's figure. */
const tidySlots = 20

/** Checks deposits by items that left the agent for a chest. */
export function checkDeposited(goal: DepositedGoal, evidence: Evidence): Finding {
  return goal.items.length === 0 ? checkTidied(evidence) : checkStored(goal, evidence)
}

function checkTidied(evidence: Evidence): Finding {
  const { usedSlots } = evidence.after
  const facts = `${usedSlots} slots are occupied; at most ${tidySlots} should be.`
  if (usedSlots > tidySlots) return { status: 'missed', facts, left: usedSlots - tidySlots }
  if (hasDied(evidence)) return checkState(false, `${facts} The agent lost its things by dying.`)
  const isSilent = eventsOf(evidence.all, 'item-change').length === 0
  const isStored = isSilent || chestDeposits(undefined, evidence) > 0 || isDepositProved(undefined, evidence)
  return checkState(
    isStored && evidence.isEndValid,
    isStored ? facts : `${facts} Nothing was put into a chest.`,
  )
}

function checkStored({ items, count, position }: DepositedGoal, evidence: Evidence): Finding {
  const gone = carried(evidence.before, items) - carried(evidence.after, items)
  const inChests = (seen: Evidence['after']): number =>
    seen.chests
      .filter((chest) => position === undefined || isSameChest(chest.position, position))
      .reduce(
        (sum, { contents = {} }) => sum + items.reduce((own, item) => own + (contents[item] ?? 0), 0),
        0,
      )
  const more = Math.max(0, inChests(evidence.after) - inChests(evidence.before))
  const recorded = chestDeposits(items, evidence)
  const isSilent = eventsOf(evidence.all, 'item-change').length === 0
  const isProved = position === undefined && isDepositProved(items, evidence)
  const seen = isSilent ? more : Math.min(recorded, position ? more : recorded)
  const stored = Math.min(gone, isProved ? gone : Math.max(seen, putInto(items, position, evidence)))
  const facts = `${Math.max(0, stored)} of ${count} ${items[0]} were put into a chest; ${Math.max(0, gone)} left the inventory.`
  if (hasDied(evidence) && recorded < count && !isProved) return checkState(false, `${facts} The agent died.`)
  return checkCount(stored, count, facts)
}

/** A large chest is two blocks; either may be named. */
function isSameChest(a: Position, b: Position): boolean {
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y) + Math.abs(a.z - b.z) <= 1
}

function chestDeposits(items: readonly string[] | undefined, { events }: Evidence): number {
  return eventsOf(events, 'item-change')
    .filter(({ item, source }) => source === 'chest' && (items === undefined || items.includes(item)))
    .reduce((sum, { delta }) => sum - delta, 0)
}

/** Items that a primitive put into the named chest; 0 when none is named. */
function putInto(items: readonly string[], position: Position | undefined, { events }: Evidence): number {
  if (position === undefined) return 0
  const counts = eventsOf(events, 'primitive-result').map(({ primitive, detail }) => {
    const { put, x, y, z } = detail
    if (primitive !== 'depositItemIntoChest' || typeof put !== 'object' || put === null) return 0
    if (typeof x !== 'number' || typeof y !== 'number' || typeof z !== 'number') return 0
    if (!isSameChest({ x, y, z }, position)) return 0
    return items.reduce((sum, item) => sum + Math.max(0, Number(Reflect.get(put, item) ?? 0)), 0)
  })
  return counts.reduce((sum, count) => sum + count, 0)
}

function isDepositProved(items: readonly string[] | undefined, { events }: Evidence): boolean {
  return eventsOf(events, 'primitive-result').some(({ primitive, status, detail }) => {
    if (primitive !== 'depositItemIntoChest' || status !== 'succeeded') return false
    const { put } = detail
    return items === undefined || typeof put !== 'object' || put === null || items.some((item) => item in put)
  })
}
