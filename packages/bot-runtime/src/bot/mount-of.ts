import type { Bot } from 'mineflayer'
import { waitForTicks } from './wait-for-ticks.ts'

type Entity = Bot['entity']

/** Creature or boat on which the bot sits; undefined on foot. */
export function mountOf(bot: Bot): Entity | undefined {
  // mineflayer's typings leave the member out; it is null after a dismount.
  return (Reflect.get(bot, 'vehicle') ?? undefined) as Entity | undefined
}

const answerTicks = 40

/** Gets off whatever the bot sits on; resolves to whether it stands on its feet. */
export async function getOff(bot: Bot, { signal }: { readonly signal: AbortSignal }): Promise<boolean> {
  if (!mountOf(bot)) return true
  bot.dismount()
  return waitForTicks(bot, answerTicks, { signal, until: () => !mountOf(bot) })
}
