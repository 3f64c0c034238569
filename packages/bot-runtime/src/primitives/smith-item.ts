import { countItems } from '../bot/inventory-changes.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import { findInPockets, layInSlot, takeFromSlot } from '../crafting/window-slots.ts'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import { describeTraits } from './describe-traits.ts'
import type { PrimitiveContext } from './primitive-context.ts'
import { failed, succeeded, type PrimitiveResult } from './primitive-result.ts'
import { itemNamed } from './resolve-name.ts'
import { withStation, type OpenedStation } from './with-station.ts'

const upgradeTemplate = 'netherite_upgrade_smithing_template'
const answerTicks = 20

/** Makes netherite gear at a smithing table. */
export const smithItem: Primitive = definePrimitive({
  name: 'smithItem',
  summary: `Makes netherite gear of diamond gear and a netherite_ingot at a smithing table within 32 blocks, or at the carried one; from 1.20 on it takes a ${upgradeTemplate}. Enchantments stay.`,
  topics: ['netherite', 'smith', 'smithing'],
  parameters: { itemName: { type: 'string', summary: 'item to make, such as netherite_pickaxe' } },
  example: 'await smithItem(bot, "netherite_pickaxe")',
  async run(context, { itemName }) {
    const { bot } = context
    const { name: item } = itemNamed(bot, 'smithItem', itemName)
    const base = item.replace(/^netherite_/, 'diamond_')
    const detail = { item }
    if (base === item || !bot.registry.itemsByName[base])
      return failed('not-possible', `A smithing table makes netherite gear and no ${item}`, detail)
    // Templates came with 1.20; before, the two things are laid side by side.
    const inputs = [...(bot.registry.version['>=']('1.20') ? [upgradeTemplate] : []), base, 'netherite_ingot']
    const held = countItems(bot)
    const missing = inputs.filter((name) => (held[name] ?? 0) === 0)
    if (missing.length > 0)
      return failed('missing-item', `Missing ${missing.join(', ')} to make ${item}`, { ...detail, missing })
    return withStation(context, { blocks: ['smithing_table'] }, (opened) =>
      smith(context, { opened, item, inputs }),
    )
  },
})

interface Work {
  readonly opened: OpenedStation
  readonly item: string
  readonly inputs: readonly string[]
}

async function smith(
  { bot, signal }: PrimitiveContext,
  { opened: { window }, item, inputs }: Work,
): Promise<PrimitiveResult> {
  const result = inputs.length
  for (const [to, input] of inputs.entries()) {
    const from = findInPockets(window, result + 1, ({ name }) => name === input)
    if (from === undefined) return failed('missing-item', `The ${input} is gone`, { item })
    await layInSlot(bot, { from, to, count: 1 })
  }
  await waitForTicks(bot, answerTicks, { signal, until: () => window.slots[result]?.name === item })
  const made = window.slots[result]
  if (made?.name !== item) return failed('refused', `The smithing table does not make ${item}`, { item })
  const facts = describeTraits(bot, made)
  await takeFromSlot(bot, result)
  const isGone = (): boolean => inputs.every((_input, slot) => !window.slots[slot])
  if (!(await waitForTicks(bot, answerTicks, { signal, until: isGone })))
    return failed('refused', `The smithing table did not give the ${item}`, { item })
  return succeeded({ ...facts, item })
}
