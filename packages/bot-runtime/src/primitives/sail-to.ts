import type { Bot } from 'mineflayer'
import { countItems } from '../bot/inventory-changes.ts'
import { getOff, mountOf } from '../bot/mount-of.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import { collectNearbyDrops } from '../mining/collect-nearby-drops.ts'
import { sitOn } from '../using/sit-on.ts'
import { steerBoat } from '../using/steer-boat.ts'
import { useOnFluid } from '../using/use-on-fluid.ts'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import type { PrimitiveContext } from './primitive-context.ts'
import { PrimitiveError } from './primitive-error.ts'
import { failed, succeeded, type PrimitiveResult } from './primitive-result.ts'

const searchBlocks = 24
const appearTicks = 20
const farthestBlocks = 2000
// Eight blocks a second, and as much again for ways round land.
const ticksPerBlock = 5
const leastTicks = 600
const takeTicks = 40

/** Sails to a place. */
export const sailTo: Primitive = definePrimitive({
  name: 'sailTo',
  summary:
    'Gets into a boat within 24 blocks, or sets a carried one on near water, rows towards a position as far as water leads, gets out and takes the boat along.',
  topics: ['sail', 'boat', 'row'],
  parameters: { position: { type: 'position', summary: 'where to, at most 2000 blocks away' } },
  example: 'await sailTo(bot, bot.entity.position.offset(100, 0, 0))',
  async run(context, { position }) {
    const { bot, signal } = context
    const distance = position.distanceTo(bot.entity.position)
    if (distance > farthestBlocks)
      throw new PrimitiveError(
        'sailTo',
        `position for sailTo must be at most ${farthestBlocks} blocks away, not ${Math.round(distance)}; sail in several legs`,
      )
    const boat = nearestBoat(bot) ?? (await launch(context))
    if (!isBoat(boat)) return boat
    const from = boat.position.clone()
    const seat = await sitOn(bot, boat, context)
    if (seat !== 'seated') return failed(seat, 'I cannot get into the boat')
    const timeoutTicks = Math.ceil(leastTicks + distance * ticksPerBlock)
    const end = await steerBoat(bot, { signal, target: position, timeoutTicks })
    const at = (mountOf(bot) ?? bot.entity).position.clone()
    const sailed = Math.round(at.distanceTo(from))
    await getOff(bot, { signal })
    const isBoatTaken = await takeAlong(context, boat)
    const blocksLeft = Math.round(Math.hypot(position.x - at.x, position.z - at.z))
    const detail = { position: at, sailed, blocksLeft, isBoatTaken }
    if (end === 'arrived') return succeeded(detail)
    if (end === 'lost') return failed('interrupted', 'I fell out of the boat', detail)
    const why = end === 'timeout' ? 'It took too long' : 'No water leads on'
    return failed(
      end === 'timeout' ? 'timeout' : 'unreachable',
      `${why}; ${blocksLeft} blocks are left`,
      detail,
    )
  },
})

type Entity = Bot['entity']

const isBoat = (value: Entity | PrimitiveResult): value is Entity => 'position' in value

function nearestBoat(bot: Bot): Entity | undefined {
  const away = ({ position }: Entity): number => position.distanceTo(bot.entity.position)
  return Object.values(bot.entities)
    .filter((each) => /(^|_)(boat|raft)$/.test(each.name ?? '') && away(each) <= searchBlocks)
    .toSorted((a, b) => away(a) - away(b))[0]
}

/** Sets a carried boat on the nearest water. */
async function launch({ bot, signal }: PrimitiveContext): Promise<Entity | PrimitiveResult> {
  const item = Object.keys(countItems(bot)).find((name) => /(^|_)(boat|raft)$/.test(name))
  if (item === undefined)
    return failed('missing-item', 'No boat nearby or in inventory; craft one of 5 planks')
  const known = new Set(Object.keys(bot.entities))
  const used = await useOnFluid(bot, 'water', { signal, item })
  if (used.status === 'not-found') return failed('not-found', 'No open water within 32 blocks', { item })
  if (used.status === 'unreachable') return failed('unreachable', 'I cannot get to the water', { item })
  const launched = (): Entity | undefined => {
    const boat = nearestBoat(bot)
    return boat && !known.has(String(boat.id)) ? boat : undefined
  }
  await waitForTicks(bot, appearTicks, { signal, until: () => launched() !== undefined })
  return launched() ?? failed('refused', `The ${item} does not lie on the water`, { item })
}

/** Breaks the boat and picks it up, if it lies in reach. */
async function takeAlong({ bot, signal }: PrimitiveContext, boat: Entity): Promise<boolean> {
  const count = (): number =>
    Object.entries(countItems(bot)).reduce(
      (sum, [name, held]) => sum + (/boat|raft/.test(name) ? held : 0),
      0,
    )
  const before = count()
  for (let blows = 0; blows < mostBlows && boat.id in bot.entities; blows += 1) {
    await bot.lookAt(boat.position, true)
    bot.attack(boat)
    await waitForTicks(bot, blowTicks, { signal })
  }
  await collectNearbyDrops(bot, { signal, near: [boat.position], radiusBlocks: dropBlocks })
  return waitForTicks(bot, takeTicks, { signal, until: () => count() > before })
}

const mostBlows = 8
const blowTicks = 10
const dropBlocks = 6
