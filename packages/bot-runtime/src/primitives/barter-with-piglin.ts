import { Vec3 } from 'vec3'
import { countItems, gainedItems, totalOf } from '../bot/inventory-changes.ts'
import { listen } from '../bot/listen.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import { collectNearbyDrops } from '../mining/collect-nearby-drops.ts'
import { unfitCreature } from '../using/unfit-reason.ts'
import { useOnCreature } from '../using/use-on-creature.ts'
import { checkWhole } from './check-whole.ts'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import type { PrimitiveContext } from './primitive-context.ts'
import { noRoom } from './no-room.ts'
import { failed, succeeded, type PrimitiveResult } from './primitive-result.ts'

const gold = 'gold_ingot'
const piglin = 'piglin'

// One looks at its gold for 120 ticks before it throws something (Bartering, Minecraft Wiki).
const admireTicks = 160
// It throws towards the nearest player, who may have been pushed away.
const throwBlocks = 8
// More than a full stack is no single errand.
const mostIngots = 64

/** Barters gold for what piglins throw. */
export const barterWithPiglin: Primitive = definePrimitive({
  name: 'barterWithPiglin',
  summary:
    'Gives gold ingots one by one to the nearest piglin within 32 blocks and picks up what it throws in return; wear something golden, or it attacks.',
  topics: ['barter', 'piglin'],
  parameters: { count: { type: 'number', summary: 'how many ingots, at most 64', fallback: 1 } },
  example: 'await barterWithPiglin(bot, 4)',
  async run(context, { count }) {
    checkWhole(count, { primitive: 'barterWithPiglin', name: 'count', most: mostIngots })
    const before = countItems(context.bot)
    let given = 0
    let problem: PrimitiveResult | undefined
    while (given < count && !problem) {
      problem = await giveIngot(context)
      if (!problem) given += 1
    }
    const gained = gainedItems(before, countItems(context.bot))
    const facts = { given, gained }
    if (problem?.status === 'failed') return { ...problem, detail: { ...problem.detail, ...facts } }
    if (totalOf(gained) > 0) return succeeded(facts)
    if (context.bot.inventory.emptySlotCount() === 0)
      return noRoom(context.bot, { what: 'what the piglin threw', detail: facts, keep: [gold] })
    return failed('lost-drop', `A piglin took ${given} ${gold}, but I picked up nothing`, facts)
  },
})

/** Gives one ingot and fetches what comes back; resolves to the failure, if it is one. */
async function giveIngot({ bot, signal, random }: PrimitiveContext): Promise<PrimitiveResult | undefined> {
  const held = countItems(bot)[gold] ?? 0
  if (held === 0) return failed('missing-item', `No ${gold} to give`)
  const used = await useOnCreature(bot, piglin, {
    signal,
    item: gold,
    random,
    isTaming: false,
    unfit: (entity) => unfitCreature(bot, gold, entity),
  })
  if (used.status === 'not-found') return failed('not-found', 'No piglin nearby, explore the Nether first')
  if (used.status === 'unreachable') return failed('unreachable', 'I cannot reach the piglin')
  if (used.status !== 'done' || (countItems(bot)[gold] ?? 0) >= held)
    return failed('refused', 'The piglin does not take the gold; it may be angry or busy')
  const { x, y, z } = used.place
  const place = new Vec3(x, y, z)
  let isThrown = false
  const stop = listen(bot, 'itemDrop', (drop) => {
    isThrown ||= drop.position.distanceTo(place) < throwBlocks
  })
  try {
    await waitForTicks(bot, admireTicks, { signal, until: () => isThrown })
  } finally {
    stop()
  }
  const near = [place, bot.entity.position]
  await collectNearbyDrops(bot, { signal, near, radiusBlocks: throwBlocks })
  return undefined
}
