import { findNearestBlocks } from '@voyager-mc/observation/mineflayer'
import type { Bot } from 'mineflayer'
import { collectNearbyDrops } from '../mining/collect-nearby-drops.ts'
import { digBlock } from '../digging/dig-block.ts'
import { countItems, gainedItems } from '../bot/inventory-changes.ts'
import { approachBlock } from '../movement/approach-block.ts'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import { failed, succeeded } from './primitive-result.ts'
import { blockNamed } from './resolve-name.ts'

// Growth stage at which a crop gives its fruit; plants that are not listed are ripe as they stand.
const ripeAge: Readonly<Record<string, number>> = {
  wheat: 7,
  carrots: 7,
  potatoes: 7,
  beetroots: 3,
  nether_wart: 3,
  cocoa: 2,
}

/** Harvests ripe crops. */
export const harvestCrop: Primitive = definePrimitive({
  name: 'harvestCrop',
  summary: 'Harvests ripe crops of one kind within 32 blocks and picks up what they drop.',
  topics: ['harvest', 'crop', 'farm', 'wheat', 'carrot', 'potato', 'beetroot', 'melon', 'pumpkin', 'bread'],
  parameters: {
    crop: { type: 'string', summary: 'block name, such as wheat, carrots, melon or pumpkin' },
    count: { type: 'number', summary: 'how many plants', fallback: 1 },
  },
  example: 'await harvestCrop(bot, "wheat", 5)',
  async run({ bot, signal }, { crop, count }) {
    const kind = blockNamed(bot, 'harvestCrop', crop)
    const before = countItems(bot)
    const given = new Set<string>()
    let harvested = 0
    while (harvested < count) {
      const position = findNearestBlocks(bot, { names: [kind.name], maxDistance: 32, limit: 256 }).find(
        (place) => !given.has(place.toString()) && isRipe(bot, kind.name, place),
      )
      if (!position) break
      given.add(position.toString())
      const walk = await approachBlock(bot, position, { signal })
      signal.throwIfAborted()
      const block = bot.blockAt(position)
      if (walk.status !== 'arrived' || !block || (await digBlock(bot, block, { signal })) !== 'gone') continue
      harvested += 1
      await collectNearbyDrops(bot, { signal, near: [position] })
    }
    const detail = { crop, harvested, gained: gainedItems(before, countItems(bot)) }
    if (harvested >= count) return succeeded(detail)
    return failed('not-found', `Harvested ${harvested} of ${count} ${crop}; no more ripe ones nearby`, detail)
  },
})

function isRipe(bot: Bot, name: string, position: Parameters<Bot['blockAt']>[0]): boolean {
  const ripe = ripeAge[name]
  return ripe === undefined || Number(bot.blockAt(position)?.getProperties().age) >= ripe
}
