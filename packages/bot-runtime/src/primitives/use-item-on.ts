import { findNearestBlocks } from '@voyager-mc/observation/mineflayer'
import type { Bot } from 'mineflayer'
import pathfinderPackage from 'mineflayer-pathfinder'
import { isShorn } from '../combat/is-shorn.ts'
import { nearestNamed } from '../combat/nearest-named.ts'
import { collectNearbyDrops } from '../mining/collect-nearby-drops.ts'
import { countItems, gainedItems } from '../bot/inventory-changes.ts'
import { approachBlock } from '../movement/approach-block.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import { walkTo } from '../movement/walk-to.ts'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import type { PrimitiveContext } from './primitive-context.ts'
import { failed, succeeded } from './primitive-result.ts'
import { itemNamed } from './resolve-name.ts'

// Ticks for the server to answer a use: a filled bucket, sheared wool, a changed block.
const answerTicks = 20

/** Uses an item on a block or creature. */
export const useItemOn: Primitive = definePrimitive({
  name: 'useItemOn',
  summary:
    'Uses an item on the nearest block or creature of a name: bucket on water, shears on sheep, hoe on dirt.',
  parameters: {
    itemName: { type: 'string', summary: 'item name, such as bucket' },
    targetName: { type: 'string', summary: 'block or entity name, such as water, lava, sheep or cow' },
  },
  example: 'await useItemOn(bot, "bucket", "water")',
  async run(context, { itemName, targetName }) {
    const { bot, signal } = context
    const kind = itemNamed(bot, 'useItemOn', itemName)
    const item = bot.inventory.items().find(({ name }) => name === kind.name)
    const detail = { item: itemName, target: targetName }
    if (!item) return failed('missing-item', `No ${itemName} in inventory`, detail)
    const before = countItems(bot)
    await bot.equip(item, 'hand')
    const used =
      targetName in bot.registry.blocksByName
        ? await useOnBlock(context, targetName)
        : await useOnEntity(context, targetName, { isShearing: kind.name === 'shears' })
    if (used === 'not-found')
      return failed('not-found', `No ${targetName} nearby, please explore first`, detail)
    if (used === 'unreachable') return failed('unreachable', `I cannot reach the ${targetName}`, detail)
    const changed = (): boolean => JSON.stringify(countItems(bot)) !== JSON.stringify(before)
    await waitForTicks(bot, answerTicks, { signal, until: () => changed() || used.hasChanged() })
    if (!changed() && !used.hasChanged()) {
      return failed('refused', `Using ${itemName} on ${targetName} changed nothing`, detail)
    }
    await used.gather?.()
    return succeeded({ ...detail, gained: gainedItems(before, countItems(bot)) })
  },
})

type Used = { hasChanged(): boolean; gather?(): Promise<unknown> } | 'not-found' | 'unreachable'

async function useOnBlock({ bot, signal }: PrimitiveContext, name: string): Promise<Used> {
  const isFluid = name === 'water' || name === 'lava'
  const position = findNearestBlocks(bot, [name], { maxDistance: 32, limit: 256 }).find(
    (place) => !isFluid || isSource(bot, place),
  )
  if (!position) return 'not-found'
  const walk = await approachBlock(bot, position, { signal })
  signal.throwIfAborted()
  const block = bot.blockAt(position)
  if (walk.status !== 'arrived' || !block) return 'unreachable'
  const state = block.stateId
  await bot.lookAt(position.offset(0.5, isFluid ? 0.9 : 0.5, 0.5), true)
  if (isFluid) {
    // The server learns of a look with the next tick's movement, and a bucket goes by the look.
    await waitForTicks(bot, 2, { signal })
    bot.activateItem()
  } else await bot.activateBlock(block)
  return { hasChanged: () => bot.blockAt(position)?.stateId !== state }
}

async function useOnEntity(
  { bot, signal, random }: PrimitiveContext,
  name: string,
  { isShearing }: { readonly isShearing: boolean },
): Promise<Used> {
  const entity = nearestNamed(bot, name, 32, (candidate) => !isShearing || !isShorn(bot, candidate))
  if (!entity) return 'not-found'
  const near = (): boolean => entity.position.distanceTo(bot.entity.position) < 3
  await walkTo(bot, new pathfinderPackage.goals.GoalFollow(entity, 2), {
    signal,
    random,
    isDone: near,
    timeoutMs: 30_000,
  })
  signal.throwIfAborted()
  if (!near()) return 'unreachable'
  await bot.lookAt(entity.position.offset(0, entity.height / 2, 0), true)
  const looks = JSON.stringify(entity.metadata)
  bot.useOn(entity)
  const hasChanged = (): boolean => JSON.stringify(entity.metadata) !== looks
  if (!isShearing) return { hasChanged }
  // Wool falls to the ground; it is part of what was asked for.
  const gather = (): Promise<number> =>
    collectNearbyDrops(bot, { signal, near: [entity.position.floored()], radiusBlocks: 4 })
  return { hasChanged, gather }
}

/** A bucket takes only a full fluid block with open air above it. */
function isSource(bot: Bot, position: Parameters<Bot['blockAt']>[0]): boolean {
  const above = bot.blockAt(position.offset(0, 1, 0))
  return Number(bot.blockAt(position)?.getProperties().level) === 0 && above?.boundingBox === 'empty'
}
