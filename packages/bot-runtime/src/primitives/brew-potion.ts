import { brewOf } from '@voyager-mc/observation/mineflayer'
import { brewablePotions, brewingSteps, type Brew, type BrewingStep } from '@voyager-mc/tech-tree'
import type { Bot } from 'mineflayer'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import { findInPockets, layInSlot, takeFromSlot } from '../crafting/window-slots.ts'
import { checkWhole } from './check-whole.ts'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import type { PrimitiveContext } from './primitive-context.ts'
import { PrimitiveError } from './primitive-error.ts'
import { failed, succeeded, type PrimitiveResult } from './primitive-result.ts'
import { withStation, type OpenedStation } from './with-station.ts'

type Stack = NonNullable<Bot['inventory']['slots'][number]>
type Window = OpenedStation['window']

const bottleSlots = [0, 1, 2]
const [ingredientSlot, fuelSlot, ownSlots] = [3, 4, 5]
const fuelProperty = 1
const fuelName = 'blaze_powder'
// Each ingredient takes 400 ticks; the rest is for a slow server.
const brewTicks = 600
const forms = ['potion', 'splash_potion', 'lingering_potion'] as const

/** Brews potions at a brewing stand. */
export const brewPotion: Primitive = definePrimitive({
  name: 'brewPotion',
  summary:
    'Brews potions from water bottles, or from brews that are further, at a brewing stand within 32 blocks, or at the carried one; all ingredients and blaze_powder for the stand are carried.',
  topics: ['brew', 'potion'],
  parameters: {
    potionName: {
      type: 'string',
      summary: 'such as fire_resistance, long_swiftness (redstone) or strong_healing (glowstone_dust)',
    },
    count: { type: 'number', summary: 'bottles, 1 to 3', fallback: 3 },
    form: { type: 'string', summary: 'potion, splash_potion or lingering_potion', fallback: 'potion' },
  },
  example: 'await brewPotion(bot, "fire_resistance", 3)',
  async run(context, { potionName, count, form }) {
    checkWhole(count, { primitive: 'brewPotion', name: 'count', most: bottleSlots.length })
    const bottle = forms.find((each) => each === form)
    if (!bottle)
      throw new PrimitiveError('brewPotion', `form for brewPotion must be ${forms.join(', ')}, not ${form}`)
    const potion = potionName.replace(/^minecraft:/, '')
    const steps = brewingSteps({ potion, form: bottle })
    if (!steps?.length)
      throw new PrimitiveError(
        'brewPotion',
        `No brewing stand makes ${form} ${potionName}; it makes ${brewablePotions().join(', ')}`,
      )
    return withStation(context, { blocks: ['brewing_stand'] }, (opened) =>
      brewAll(context, opened, { steps, count }),
    )
  },
})

interface Job {
  readonly steps: readonly BrewingStep[]
  readonly count: number
}

async function brewAll(
  context: PrimitiveContext,
  opened: OpenedStation,
  { steps, count }: Job,
): Promise<PrimitiveResult> {
  const { bot } = context
  const { window } = opened
  const goal = steps.at(-1)?.to
  const detail = { potion: goal?.potion ?? '', form: goal?.form ?? '', count }
  // What an interrupted brewing left, or somebody else.
  for (const slot of [...bottleSlots, ingredientSlot]) await takeFromSlot(bot, slot)
  const left = steps.slice(firstStep(window, steps, count))
  const [start] = left
  const missing = start ? missingFor(context, opened, { left, count }) : []
  if (!start || missing.length > 0)
    return failed('missing-item', `Missing ${missing.join(', ')} to brew ${detail.potion}`, {
      ...detail,
      missing,
    })
  for (const slot of bottleSlots.slice(0, count)) {
    const from = findInPockets(window, ownSlots, (stack) => holds(stack, start.from))
    if (from !== undefined) await layInSlot(bot, { from, to: slot, count: 1 })
  }
  for (const step of left) {
    const problem = await brewStep(context, opened, step)
    if (problem) return { ...problem, detail: { ...detail, ...problem.detail } }
  }
  for (const slot of bottleSlots) await takeFromSlot(bot, slot)
  return succeeded({ ...detail, used: left.map(({ ingredient }) => ingredient) })
}

const holds = (stack: Stack, { potion, form }: Brew): boolean =>
  stack.name === form && brewOf(stack) === potion

/** Latest step for which enough bottles are carried; the first one when none is. */
function firstStep(window: Window, steps: readonly BrewingStep[], count: number): number {
  const carried = ({ from }: BrewingStep): boolean => bottlesOf(window, from) >= count
  return Math.max(0, steps.findLastIndex(carried))
}

const bottlesOf = (window: Window, brew: Brew): number =>
  window.slots
    .slice(ownSlots)
    .reduce((sum, stack) => sum + (stack && holds(stack, brew) ? stack.count : 0), 0)

function missingFor(
  { bot }: PrimitiveContext,
  { window, shown }: OpenedStation,
  { left, count }: { readonly left: readonly BrewingStep[]; readonly count: number },
): readonly string[] {
  const needs = new Map<string, number>()
  for (const { ingredient } of left) needs.set(ingredient, (needs.get(ingredient) ?? 0) + 1)
  const isFuelled = (shown(fuelProperty) ?? 0) > 0 || Boolean(window.slots[fuelSlot])
  if (!isFuelled) needs.set(fuelName, (needs.get(fuelName) ?? 0) + 1)
  const lacking = [...needs].flatMap(([name, need]) => {
    const held = window.slots
      .slice(ownSlots)
      .reduce((sum, stack) => sum + (stack?.name === name ? stack.count : 0), 0)
    return held < need ? [`${need - held} ${name}`] : []
  })
  const [first] = left
  const bottles = first ? count - bottlesOf(window, first.from) : 0
  const remedy = bot.inventory.items().some(({ name }) => name === 'glass_bottle')
    ? 'use glass_bottle on water'
    : 'craft glass_bottle and use it on water'
  return bottles > 0 ? [`${bottles} water bottles (${remedy})`, ...lacking] : lacking
}

/** Puts one ingredient on the stand and waits for what it makes; resolves to the failure, if it is one. */
async function brewStep(
  { bot, signal }: PrimitiveContext,
  { window, shown }: OpenedStation,
  { ingredient, to }: BrewingStep,
): Promise<Extract<PrimitiveResult, { status: 'failed' }> | undefined> {
  if ((shown(fuelProperty) ?? 0) === 0 && !window.slots[fuelSlot]) await lay(bot, window, fuelName, fuelSlot)
  await lay(bot, window, ingredient, ingredientSlot)
  const isDone = (): boolean =>
    bot.currentWindow !== window ||
    bottleSlots.every((slot) => {
      const stack = window.slots[slot]
      return !stack || holds(stack, to)
    })
  const isBrewed = await waitForTicks(bot, brewTicks, { signal, until: isDone })
  const result = isBrewed && bot.currentWindow === window ? 'brewed' : isBrewed ? 'interrupted' : 'refused'
  if (result === 'brewed') return undefined
  const message =
    result === 'interrupted'
      ? `The brewing stand closed while it brewed ${to.potion}; the bottles stand in it`
      : `The brewing stand made no ${to.potion} of ${ingredient}`
  return { status: 'failed', reason: result, message, detail: { ingredient } }
}

async function lay(bot: Bot, window: Window, name: string, to: number): Promise<void> {
  const from = findInPockets(window, ownSlots, (stack) => stack.name === name)
  if (from !== undefined) await layInSlot(bot, { from, to, count: 1 })
}
