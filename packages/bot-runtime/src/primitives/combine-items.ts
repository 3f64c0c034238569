import type { Bot } from 'mineflayer'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import { findInPockets, layInSlot, takeFromSlot } from '../crafting/window-slots.ts'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import { describeTraits } from './describe-traits.ts'
import type { PrimitiveContext } from './primitive-context.ts'
import { PrimitiveError } from './primitive-error.ts'
import { failed, succeeded, type PrimitiveResult } from './primitive-result.ts'
import { itemNamed } from './resolve-name.ts'
import { withStation, type OpenedStation } from './with-station.ts'

type Stack = NonNullable<Bot['inventory']['slots'][number]>

const [leftSlot, rightSlot, resultSlot, ownSlots] = [0, 1, 2, 3]
const answerTicks = 20
const nameTicks = 3
// From 1.20.5 on the game takes 50, before that 35.
const mostLetters = 35
const mostTries = 12

/** Joins, mends, enchants from books and names items at an anvil. */
export const combineItems: Primitive = definePrimitive({
  name: 'combineItems',
  summary:
    'Works at an anvil within 32 blocks, or at the carried one, for levels: mends an item with its material or a second one, puts an enchanted_book on it, or names it.',
  topics: ['anvil', 'combine', 'repair', 'mend', 'rename', 'enchanted'],
  parameters: {
    itemName: { type: 'string', summary: 'item to change, such as diamond_pickaxe' },
    otherName: {
      type: 'string',
      summary: 'what is used up for it: its material, the same item or enchanted_book; empty to name only',
      fallback: '',
    },
    newName: { type: 'string', summary: 'new name, at most 35 letters; empty keeps the old', fallback: '' },
  },
  example: 'await combineItems(bot, "diamond_pickaxe", "enchanted_book")',
  async run(context, { itemName, otherName, newName }) {
    const { bot } = context
    const item = itemNamed(bot, 'combineItems', itemName).name
    const other = otherName === '' ? '' : itemNamed(bot, 'combineItems', otherName).name
    if (other === '' && newName === '')
      throw new PrimitiveError('combineItems', 'combineItems needs otherName, newName or both, not neither')
    if (newName.length > mostLetters)
      throw new PrimitiveError(
        'combineItems',
        `newName for combineItems must have at most ${mostLetters} letters, not ${newName.length}`,
      )
    const detail = { item, ...(other !== '' && { other }) }
    const missing = missingOf(bot, item, other)
    if (missing !== undefined) return failed('missing-item', `No ${missing} in inventory`, detail)
    return withStation(context, { blocks: ['anvil', 'chipped_anvil', 'damaged_anvil'] }, async (opened) => {
      const end = await work(context, opened, { item, other, newName })
      return { ...end, detail: { ...detail, ...end.detail } }
    })
  },
})

function missingOf(bot: Bot, item: string, other: string): string | undefined {
  const stacks = (name: string): number => bot.inventory.items().filter((stack) => stack.name === name).length
  if (stacks(item) === 0) return item
  if (other === '' || stacks(other) > (other === item ? 1 : 0)) return undefined
  return other === item ? `second ${other}` : other
}

interface Job {
  readonly item: string
  readonly other: string
  readonly newName: string
}

async function work(context: PrimitiveContext, opened: OpenedStation, job: Job): Promise<PrimitiveResult> {
  const { bot, signal } = context
  const { window, shown } = opened
  await takeFromSlot(bot, rightSlot)
  await takeFromSlot(bot, leftSlot)
  if (!(await layPair(context, window, job)))
    return failed('not-possible', refusal(job), { levels: shown(0) ?? 0 })
  const made = window.slots[resultSlot]
  const levels = shown(0) ?? 0
  const before = bot.experience.level
  if (bot.game.gameMode !== 'creative' && before < levels)
    return failed('not-possible', `The anvil asks for ${levels} levels and I have ${before}`, { levels })
  const facts = made ? describeTraits(bot, made) : {}
  await takeFromSlot(bot, resultSlot)
  const isPaid = (): boolean => !window.slots[leftSlot] && !window.slots[resultSlot]
  if (!(await waitForTicks(bot, answerTicks, { signal, until: isPaid })))
    return failed('refused', 'The anvil did not give the item', { levels })
  await waitForTicks(bot, answerTicks, { signal, until: () => bot.experience.level <= before - levels })
  return succeeded({ ...facts, ...(job.newName !== '' && { newName: job.newName }), levels })
}

const refusal = ({ item, other }: Job): string =>
  other === ''
    ? `The anvil does not name ${item}; it may bear that name already`
    : `The anvil makes nothing of ${item} and ${other}: nothing is worn, they do not fit, or it is too expensive`

/** Tries the carried stacks of both names until the anvil makes something of them. */
async function layPair(context: PrimitiveContext, window: Window, job: Job): Promise<boolean> {
  const { bot } = context
  let tries = 0
  for (const left of kindsOf(window, job.item)) {
    if (!(await layOne(context, window, left, leftSlot))) continue
    const rights = job.other === '' ? [undefined] : kindsOf(window, job.other)
    for (const right of rights) {
      tries += 1
      if (right !== undefined && !(await layStack(context, window, right))) continue
      if (await hasResult(context, window, job.newName)) return true
      if (tries >= mostTries) return false
      await takeFromSlot(bot, rightSlot)
    }
    await takeFromSlot(bot, leftSlot)
  }
  return false
}

type Window = OpenedStation['window']

/** Different stacks of a name in the pockets, the most worn first. */
function kindsOf(window: Window, name: string): readonly string[] {
  const stacks = window.slots.slice(ownSlots).filter((stack) => stack?.name === name)
  const worn = (stack: Stack | null): number => stack?.durabilityUsed ?? 0
  return [...new Set(stacks.toSorted((a, b) => worn(b) - worn(a)).map((stack) => traitsOf(stack)))]
}

const traitsOf = (stack: Stack | null): string =>
  JSON.stringify([stack?.name, stack?.durabilityUsed, stack?.nbt, Reflect.get(stack ?? {}, 'components')])

const slotOf = (window: Window, traits: string): number | undefined =>
  findInPockets(window, ownSlots, (stack) => traitsOf(stack) === traits)

async function layOne(
  { bot }: PrimitiveContext,
  window: Window,
  traits: string,
  to: number,
): Promise<boolean> {
  const from = slotOf(window, traits)
  if (from === undefined) return false
  await layInSlot(bot, { from, to, count: 1 })
  return true
}

async function layStack({ bot }: PrimitiveContext, window: Window, traits: string): Promise<boolean> {
  const from = slotOf(window, traits)
  if (from === undefined) return false
  await layInSlot(bot, { from, to: rightSlot })
  return true
}

async function hasResult(
  { bot, signal }: PrimitiveContext,
  window: Window,
  newName: string,
): Promise<boolean> {
  bot._client.write('name_item', { name: newName })
  // There may be a result already, for another price.
  await waitForTicks(bot, nameTicks, { signal })
  return waitForTicks(bot, answerTicks, { signal, until: () => Boolean(window.slots[resultSlot]) })
}
