import { hawkEyeOf } from '../combat/load-hawk-eye.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import { failed, succeeded } from './primitive-result.ts'

const ticksPerSecond = 20

/** Waits for a creature somebody shoots at to die or leave. */
export const waitForMobShot: Primitive = definePrimitive({
  name: 'waitForMobShot',
  // As in the original: killMob waits for the end itself.
  isUnlisted: true,
  summary:
    'Waits until a creature is gone, for example after bot.hawkEye.autoAttack, and stops the shooting.',
  parameters: {
    entity: { type: 'entity', summary: 'the creature' },
    timeout: { type: 'number', summary: 'seconds', fallback: 300 },
  },
  example: `const skeleton = bot.nearestEntity(({ name }) => name === "skeleton")
if (skeleton && bot.hawkEye.autoAttack(skeleton, "bow")) await waitForMobShot(bot, skeleton, 60)`,
  async run({ bot, signal, say }, { entity, timeout }) {
    const name = entity.name ?? 'mob'
    const gone = await waitForTicks(bot, timeout * ticksPerSecond, {
      signal,
      until: () => !(entity.id in bot.entities),
    })
    hawkEyeOf(bot)?.stop()
    if (!gone) return failed('timeout', `Failed to shoot ${name}.`, { mob: name })
    say(`Shot ${name}!`)
    return succeeded({ mob: name })
  },
})
