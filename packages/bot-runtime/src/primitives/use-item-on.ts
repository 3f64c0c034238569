import type { Bot } from 'mineflayer'
import { countItems, gainedItems } from '../bot/inventory-changes.ts'
import { collectNearbyDrops } from '../mining/collect-nearby-drops.ts'
import { describeObstacle } from '../movement/describe-obstacle.ts'
import { isTreat } from '../using/is-treat.ts'
import { coatColour, colouredSheep } from '../using/sheep-coat.ts'
import { useOnBlock } from '../using/use-on-block.ts'
import { useOnCreature } from '../using/use-on-creature.ts'
import { useOnFluid } from '../using/use-on-fluid.ts'
import { unfitCreature } from '../using/unfit-reason.ts'
import type { UseResult } from '../using/use-result.ts'
import { forgetVainUse, isKnownVain, noteVainUse } from '../using/vain-uses.ts'
import { Vec3 } from 'vec3'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import type { PrimitiveContext } from './primitive-context.ts'
import { failed, succeeded, type PrimitiveResult } from './primitive-result.ts'
import { itemNamed } from './resolve-name.ts'

// Wool and eggs fall beside the creature.
const dropBlocks = 4

/** Uses an item on a block or creature. */
export const useItemOn: Primitive = definePrimitive({
  name: 'useItemOn',
  summary:
    'Goes to the nearest block or creature of a name, uses an item on it and picks up what falls: bucket on water, shears on sheep or white_sheep, hoe on dirt.',
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
    if (kind.name === 'name_tag' && !item.customName) {
      return failed('not-possible', 'A name_tag does nothing until it is named at an anvil', detail)
    }
    const use = `${kind.name} on ${targetName}`
    if (isKnownVain(bot, use)) {
      return failed(
        'not-possible',
        `Using ${use} was tried and cannot be done here; do something else`,
        detail,
      )
    }
    const before = countItems(bot)
    const result = await useOn(context, kind.name, targetName)
    if (result.status !== 'done') return explain(bot, result, { use, ...detail })
    forgetVainUse(bot, use)
    await collectNearbyDrops(bot, { signal, near: [result.place], radiusBlocks: dropBlocks })
    return succeeded({ ...detail, gained: gainedItems(before, countItems(bot)) })
  },
})

function useOn({ bot, signal, random }: PrimitiveContext, item: string, target: string): Promise<UseResult> {
  if (target === 'water' || target === 'lava') return useOnFluid(bot, target, { signal, item })
  if (target in bot.registry.blocksByName) return useOnBlock(bot, target, { signal, item })
  const colour = colouredSheep(target)
  return useOnCreature(bot, colour ? 'sheep' : target, {
    signal,
    item,
    random,
    isTaming: isTreat(item, target),
    unfit: (entity) =>
      colour !== undefined && coatColour(bot, entity) !== colour
        ? 'has another colour'
        : unfitCreature(bot, item, entity),
  })
}

interface Facts {
  readonly use: string
  readonly item: string
  readonly target: string
}

function explain(
  bot: Bot,
  result: Exclude<UseResult, { status: 'done' }>,
  { use, item, target }: Facts,
): PrimitiveResult {
  const detail = { item, target }
  switch (result.status) {
    case 'not-found':
      return failed(
        'not-found',
        result.reason === undefined
          ? `No ${target} nearby, please explore first`
          : `No ${target} nearby on which ${item} does something: the nearest ${result.reason}; please explore for another`,
        detail,
      )
    case 'unreachable': {
      const { x, y, z } = result.place
      const obstacle =
        describeObstacle(bot, new Vec3(x, y, z)) ??
        (result.met === undefined ? 'No way leads there' : `The look met ${result.met}`)
      return failed('unreachable', `I cannot reach the ${target} at (${x}, ${y}, ${z}). ${obstacle}`, detail)
    }
    case 'vain': {
      if (result.isTaken) {
        const message = `The ${target} took ${item} ${result.tries} times and is not tame yet; get more ${item} and try again`
        return failed('refused', message, { ...detail, tries: result.tries })
      }
      const isLast = noteVainUse(bot, use)
      const met = result.met === undefined ? '' : `; the look met ${result.met}`
      const end = isLast ? '; it cannot be done here and is not tried again' : ''
      const times = result.tries === 1 ? 'once' : `${result.tries} times`
      return failed('refused', `Using ${use} ${times} changed nothing${met}${end}`, {
        ...detail,
        tries: result.tries,
      })
    }
  }
}
