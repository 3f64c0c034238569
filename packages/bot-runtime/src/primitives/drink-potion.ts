import { brewOf, effectsOf } from '@voyager-mc/observation/mineflayer'
import { listen } from '../bot/listen.ts'
import { timeBox } from '../bot/time-box.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import { failed, succeeded } from './primitive-result.ts'

// Drinking takes 32 ticks.
const drinkMs = 5_000
const answerTicks = 10

// These change the body at once, or not at all, and leave no effect behind.
const effectless = /^(strong_)?(healing|harming)$|^(water|awkward|mundane|thick)$/

/** Drinks a potion. */
export const drinkPotion: Primitive = definePrimitive({
  name: 'drinkPotion',
  summary: 'Drinks a carried potion and says which effects it gave.',
  topics: ['drink', 'potion'],
  parameters: {
    potionName: { type: 'string', summary: 'such as fire_resistance; any strength of it will do' },
  },
  example: 'await drinkPotion(bot, "fire_resistance")',
  async run({ bot, clock, signal }, { potionName }) {
    const wanted = potionName.replace(/^minecraft:/, '')
    const bottles = bot.inventory.items().filter(({ name }) => name === 'potion')
    const bottle =
      bottles.find((stack) => brewOf(stack) === wanted) ??
      bottles.find((stack) => brewOf(stack)?.replace(/^(long|strong)_/, '') === wanted)
    if (!bottle) {
      const carried = [...new Set(bottles.map((stack) => brewOf(stack) ?? 'unknown'))]
      return failed(
        'missing-item',
        `No potion of ${potionName} in inventory${carried.length > 0 ? `, only ${carried.join(', ')}` : ''}`,
        { potion: potionName, carried },
      )
    }
    const potion = brewOf(bottle) ?? wanted
    const came = new Set<number>()
    const stop = listen(bot, 'entityEffect', (entity, { id }) => {
      if (entity === bot.entity) came.add(id)
    })
    try {
      await bot.equip(bottle, 'hand')
      const drunk = await timeBox(bot.consume(), { clock, signal, timeoutMs: drinkMs })
      if (drunk.status !== 'done') return failed('interrupted', 'I did not finish drinking', { potion })
      const isEffectless = effectless.test(potion)
      await waitForTicks(bot, answerTicks, { signal, until: () => isEffectless || came.size > 0 })
      const isGone = bot.heldItem?.name !== 'potion' || isEffectless
      const all = effectsOf(bot)
      const effects = [...came].flatMap((id) => nameOf(bot.registry.effects[id]?.name))
      const gained = Object.fromEntries(effects.map((name) => [name, all[name] ?? 1]))
      if (isGone && (isEffectless || effects.length > 0)) return succeeded({ potion, effects: gained })
      return failed('refused', `Drinking ${potion} gave no effect`, { potion })
    } finally {
      stop()
    }
  },
})

const nameOf = (name: string | undefined): readonly string[] =>
  name === undefined ? [] : [name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toLowerCase()]
