import type { Bot } from 'mineflayer'
import type { Vec3 } from 'vec3'
import { waitForTicks } from '../../bot/wait-for-ticks.ts'
import { eyeHeight } from '../../bot/eye-height.ts'

/** Longest step between two neighbouring blocks, in ticks. */
const stepTicks = 30
/** Blocks between the bot and the middle of a block at which it has arrived. */
const arrivedWithin = 0.35

export interface StepToOptions {
  readonly signal: AbortSignal
  /** Ends the step before the bot has arrived. */
  readonly until?: () => boolean
}

/** Walks straight to a neighbouring block, down into a hole or up out of it; false when the bot did not arrive. */
export async function stepTo(
  bot: Bot,
  feet: Vec3,
  { signal, until = () => false }: StepToOptions,
): Promise<boolean> {
  const middle = feet.floored().offset(0.5, 0, 0.5)
  const isUp = middle.y > bot.entity.position.y + 0.5
  const hasArrived = (): boolean =>
    bot.entity.position.xzDistanceTo(middle) < arrivedWithin &&
    Math.abs(bot.entity.position.y - middle.y) < 0.1
  await bot.lookAt(middle.offset(0, bot.entity.position.y - middle.y + eyeHeight, 0), true)
  try {
    bot.setControlState('forward', true)
    bot.setControlState('jump', isUp)
    return await waitForTicks(bot, stepTicks, { signal, until: () => until() || hasArrived() })
  } finally {
    bot.clearControlStates()
  }
}
