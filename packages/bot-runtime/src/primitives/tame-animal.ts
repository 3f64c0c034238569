import { creatureFacts, creaturesWith } from '@voyager-mc/tech-tree'
import type { Bot } from 'mineflayer'
import { getOff, mountOf } from '../bot/mount-of.ts'
import { countItems } from '../bot/inventory-changes.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import { nearestNamed } from '../combat/nearest-named.ts'
import { isTameSteed } from '../using/steed-state.ts'
import { sitOn } from '../using/sit-on.ts'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import type { PrimitiveContext } from './primitive-context.ts'
import { failed, succeeded, type PrimitiveResult } from './primitive-result.ts'
import { creatureNamed } from './resolve-name.ts'
import { useOnTarget } from './use-on-target.ts'

const searchBlocks = 32
// Each ride makes a horse five points of a hundred more willing.
const mostRides = 40
// A wild horse decides about its rider once in 50 ticks.
const rideTicks = 600

/** Tames an animal. */
export const tameAnimal: Primitive = definePrimitive({
  name: 'tameAnimal',
  summary:
    'Tames the nearest wild animal of a kind: wolves with bone, cats with cod or salmon, parrots with seeds, horses, donkeys and llamas by riding them again and again.',
  topics: ['tame', 'wolf', 'cat', 'parrot', 'horse', 'donkey', 'llama'],
  parameters: { animalName: { type: 'string', summary: 'such as wolf, cat, parrot or horse' } },
  example: 'await tameAnimal(bot, "wolf")',
  async run(context, { animalName }) {
    const animal = creatureNamed(context.bot, 'tameAnimal', animalName)
    const { tamedWith, isTamedByRiding } = creatureFacts(animal)
    if (isTamedByRiding) return tameByRiding(context, animal)
    if (tamedWith.length === 0) {
      const others = creaturesWith((facts) => facts.isTamedByRiding || facts.tamedWith.length > 0)
      return failed('not-possible', `A ${animal} cannot be tamed; ${others.join(', ')} can`, { animal })
    }
    const held = countItems(context.bot)
    const treat = tamedWith.toSorted((a, b) => (held[b] ?? 0) - (held[a] ?? 0))[0] ?? ''
    if (!held[treat]) {
      const words = `No ${tamedWith.join(' or ')} in inventory to tame a ${animal}`
      return failed('missing-item', words, { animal, treats: tamedWith })
    }
    const result = await useOnTarget(context, { item: treat, target: animal })
    return { ...result, detail: { animal, treat, ...result.detail } }
  },
})

async function tameByRiding(context: PrimitiveContext, animal: string): Promise<PrimitiveResult> {
  const { bot, signal } = context
  const isFit = (entity: Bot['entity']): boolean => !isTameSteed(bot, entity)
  const steed = nearestNamed(bot, animal, searchBlocks, isFit)
  if (!steed) {
    const other = nearestNamed(bot, animal, searchBlocks)
    const words = other ? `The ${animal} nearby is tame already` : `No ${animal} nearby`
    return failed('not-found', `${words}, please explore for another`, { animal })
  }
  let isTame = false
  const onTamed = ({ id }: Bot['entity']): void => {
    isTame ||= id === steed.id
  }
  bot.on('entityTamed', onTamed)
  let rides = 0
  try {
    while (!isTame && rides < mostRides && steed.id in bot.entities) {
      const seat = await sitOn(bot, steed, context)
      if (seat !== 'seated')
        return failed(seat, `I cannot sit on the ${animal}; it may be too young or behind something`, {
          animal,
          rides,
        })
      rides += 1
      await waitForTicks(bot, rideTicks, { signal, until: () => isTame || mountOf(bot)?.id !== steed.id })
    }
  } finally {
    bot.removeListener('entityTamed', onTamed)
    if (!signal.aborted) await getOff(bot, { signal })
  }
  const detail = { animal, rides }
  if (isTame) return succeeded(detail)
  return failed('refused', `The ${animal} threw me off ${rides} times and is not tame yet; try again`, detail)
}
