import { waitForTicks } from '../bot/wait-for-ticks.ts'
import { pvpOf } from '../combat/load-pvp.ts'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import { failed, succeeded } from './primitive-result.ts'

const ticksPerSecond = 20

/** Waits for a creature somebody attacks to die or leave. */
export const waitForMobRemoved: Primitive = definePrimitive({
  name: 'waitForMobRemoved',
  // As in the original: killMob waits for the end itself.
  isUnlisted: true,
  summary: 'Waits until a creature is gone, for example after bot.pvp.attack.',
  parameters: {
    entity: { type: 'entity', summary: 'the creature' },
    timeout: { type: 'number', summary: 'seconds', fallback: 300 },
  },
  example: `const zombie = bot.nearestEntity(({ name }) => name === "zombie")
if (zombie) {
  bot.pvp.attack(zombie)
  await waitForMobRemoved(bot, zombie, 60)
}`,
  async run({ bot, signal, say }, { entity, timeout }) {
    const name = entity.name ?? 'mob'
    const gone = await waitForTicks(bot, timeout * ticksPerSecond, {
      signal,
      until: () => !(entity.id in bot.entities),
    })
    pvpOf(bot)?.forceStop()
    if (!gone) return failed('timeout', `Failed to kill ${name}.`, { mob: name })
    say(`Killed ${name}!`)
    return succeeded({ mob: name })
  },
})
