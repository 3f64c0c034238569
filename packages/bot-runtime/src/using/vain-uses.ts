import type { Bot } from 'mineflayer'

/** Uses of which nothing came around a place. */
interface Vain {
  readonly place: Bot['entity']['position']
  readonly dimension: string
  readonly times: number
}

const vainByBot = new WeakMap<Bot, Map<string, Vain>>()

// Calls in which nothing came of a use, after which it is taken to be impossible where they were.
const vainCalls = 2

// Farther off other water, other ground or other people's land may do.
const aroundBlocks = 32

/** Whether a use of which nothing came says that it is impossible: a look that something else was in the way of does not. */
export function isTelling(
  { tries, met }: { readonly tries: number; readonly met?: string },
  target: string,
): boolean {
  return tries > 0 && (met === undefined || met.startsWith(`${target} at `))
}

/** Notes that nothing came of a use here; whether it is the last time that it is tried around. */
export function noteVainUse(bot: Bot, use: string): boolean {
  const vain = vainByBot.get(bot) ?? new Map<string, Vain>()
  vainByBot.set(bot, vain)
  const before = vain.get(use)
  const times = 1 + (before && isAround(bot, before) ? before.times : 0)
  vain.set(use, { place: bot.entity.position.clone(), dimension: String(bot.game.dimension), times })
  return times >= vainCalls
}

/** Whether a use has been in vain around so often that it is not tried again. */
export function isKnownVain(bot: Bot, use: string): boolean {
  const vain = vainByBot.get(bot)?.get(use)
  return vain !== undefined && vain.times >= vainCalls && isAround(bot, vain)
}

/** Notes that a use worked. */
export function forgetVainUse(bot: Bot, use: string): void {
  vainByBot.get(bot)?.delete(use)
}

function isAround({ entity, game }: Bot, { place, dimension }: Vain): boolean {
  return dimension === String(game.dimension) && place.distanceTo(entity.position) <= aroundBlocks
}
