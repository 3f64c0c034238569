import { distanceBetween, formatPosition, type BlockChangeEvent, type Position } from '@voyager-mc/core'
import type { BlockGoal, BuiltGoal, PlacedGoal } from '../contract/postcondition.ts'
import { checkCount, checkState, type Finding } from './finding.ts'
import { carried } from './carried.ts'
import { eventsOf, hasDied, usedPower, type Evidence } from './evidence.ts'

function cellOf({ x, y, z }: Position): string {
  return formatPosition({ x: Math.floor(x), y: Math.floor(y), z: Math.floor(z) })
}

/** Blocks the agent set down and did not take up again, by cell. */
function standing({ events, all }: Evidence): ReadonlyMap<string, BlockChangeEvent> {
  const cells = new Map<string, BlockChangeEvent>()
  const counted = new Set(events)
  for (const event of eventsOf(all, 'block-place', 'block-dig')) {
    if (event.type === 'block-dig') cells.delete(cellOf(event.position))
    else if (counted.has(event)) cells.set(cellOf(event.position), event)
  }
  return cells
}

/** Checks placing and planting by what the agent set down and left. */
export function checkPlaced({ items, blocks, count, position }: PlacedGoal, evidence: Evidence): Finding {
  const cell = position === undefined ? undefined : cellOf(position)
  const set = [...standing(evidence)].filter(
    ([at, { block }]) => blocks.includes(block) && (cell === undefined || at === cell),
  )
  const gone = set.filter(([at]) => isReplaced(at, blocks, evidence)).length
  const cells = set.length - gone
  const proved = cell === undefined ? provedPlacings(items, blocks, evidence) - gone : 0
  const placed = Math.max(cells, proved, cell === undefined ? missingFromHands(items, blocks, evidence) : 0)
  return checkCount(
    placed,
    count,
    `Placed ${Math.min(placed, count)} of ${count} ${items[0]}${cell === undefined ? '' : ` at ${cell}`}.`,
  )
}

/** Whether another block is seen where it was set, as after an explosion; what has grown there is its own. */
function isReplaced(cell: string, blocks: readonly string[], { after }: Evidence): boolean {
  const seen = after.nearbyBlocks.find(({ nearest }) => cellOf(nearest) === cell)?.name
  return seen !== undefined && !blocks.includes(seen) && !blocks.some((block) => grows.test(block))
}

const grows = /sapling|propagule|fungus|mushroom|stem|vines|kelp|bamboo|dripleaf|crop|azalea/

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
  const frame = frameOf(evidence)
  const isProved = results.some(({ primitive }) => primitive === 'buildPortal') && !isTakenDown(evidence)
  const isLit = sees(after) || eventsOf(evidence.all, 'dimension-change').length > 0
  const isBuilt = isProved || (frame >= frameBlocks && isLit && !sees(before))
  return checkState(
    isBuilt && isHonest(evidence),
    `${frame} of ${frameBlocks} blocks of a frame were set; ${isLit ? 'a' : 'no'} portal glows.`,
  )
}

/** Obsidian that the agent set and that can belong to the portal in sight: one found elsewhere has none of it. */
function frameOf(evidence: Evidence): number {
  const glow = evidence.after.nearbyBlocks.find(({ name }) => name === 'nether_portal')?.nearest
  return [...standing(evidence).values()].filter(
    ({ block, position }) =>
      block === 'obsidian' && (glow === undefined || distanceBetween(position, glow) <= frameReach),
  ).length
}

/** Whether obsidian was dug after the portal was built, and nothing glows or was gone through since. */
function isTakenDown({ all, after }: Evidence): boolean {
  const built = all.findLastIndex(
    (event) => event.type === 'primitive-result' && event.primitive === 'buildPortal',
  )
  const since = all.slice(built)
  const isDug = eventsOf(since, 'block-dig').some(({ block }) => block === 'obsidian')
  const isSeen = after.nearbyBlocks.some(({ name }) => name === 'nether_portal')
  return isDug && !isSeen && eventsOf(since, 'dimension-change').length === 0
}

/** Blocks from a glowing cell to the farthest block of its frame. */
const frameReach = 6

/** Whether no power set blocks. */
function isHonest(evidence: Evidence): boolean {
  return !usedPower(evidence, 'setblock', 'fill', 'place', 'clone')
}
