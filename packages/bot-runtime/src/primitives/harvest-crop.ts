import { findNearestBlocks } from '@voyager-mc/observation/mineflayer'
import type { Bot } from 'mineflayer'
import { collectNearbyDrops } from '../mining/collect-nearby-drops.ts'
import { bears, ripens } from '../bot/plant-ages.ts'
import { countItems, gainedItems } from '../bot/inventory-changes.ts'
import { techTreeOf } from '../bot/tech-tree-of.ts'
import { approachBlock } from '../movement/approach-block.ts'
import { gatherCrop } from './gather-crop.ts'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import { failed, succeeded } from './primitive-result.ts'
import { blockNamed } from './resolve-name.ts'

/** Harvests ripe crops. */
export const harvestCrop: Primitive = definePrimitive({
  name: 'harvestCrop',
  summary: 'Harvests ripe crops of one kind within 32 blocks and picks up what they drop; bushes stay.',
  topics: [
    'harvest',
    'crop',
    'farm',
    'wheat',
    'carrot',
    'potato',
    'beetroot',
    'melon',
    'pumpkin',
    'bread',
    'berries',
  ],
  parameters: {
    crop: { type: 'string', summary: 'block name, such as wheat, carrots, melon or sweet_berry_bush' },
    count: { type: 'number', summary: 'how many plants', fallback: 1 },
  },
  example: 'await harvestCrop(bot, "wheat", 5)',
  async run({ bot, signal }, { crop, count }) {
    const kind = plantNamed(bot, crop)
    const before = countItems(bot)
    const given = new Set<string>()
    let harvested = 0
    while (harvested < count) {
      const position = findNearestBlocks(bot, { names: [kind.name], maxDistance: 32, limit: 256 }).find(
        (place) => !given.has(place.toString()) && isRipe(bot, place),
      )
      if (!position) break
      given.add(position.toString())
      const walk = await approachBlock(bot, position, { signal })
      signal.throwIfAborted()
      const block = bot.blockAt(position)
      if (walk.status !== 'arrived' || !block || !(await gatherCrop(bot, block, { signal }))) continue
      harvested += 1
      await collectNearbyDrops(bot, { signal, near: [position] })
    }
    const detail = { crop, harvested, gained: gainedItems(before, countItems(bot)) }
    if (harvested >= count) return succeeded(detail)
    return failed('not-found', `Harvested ${harvested} of ${count} ${crop}; no more ripe ones nearby`, detail)
  },
})

function isRipe(bot: Bot, position: Parameters<Bot['blockAt']>[0]): boolean {
  const block = bot.blockAt(position)
  return block !== null && bears(block)
}

/** The plant of that name, or the one that a fruit or a seed of that name comes from. */
function plantNamed(bot: Bot, name: string): ReturnType<typeof blockNamed> {
  const isFruit = !bot.registry.blocksByName[name] && bot.registry.itemsByName[name] !== undefined
  const ways = isFruit ? (techTreeOf(bot)?.ways(name) ?? []) : []
  const plant = ways.flatMap((way) => (way.type === 'mine' ? way.blocks : [])).find(ripens)
  return blockNamed(bot, 'harvestCrop', plant ?? name)
}
