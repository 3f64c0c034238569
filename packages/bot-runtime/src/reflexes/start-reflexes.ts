import type { Bot } from 'mineflayer'
import { comeUpForAir } from './come-up-for-air.ts'
import { defendItself } from './defend-itself.ts'
import { eatWhenHurt } from './eat-when-hurt.ts'
import { evadeDanger } from './evade-danger.ts'

/** Keeps the bot alive while a program runs, without operator powers; returns what stops it. */
export function startReflexes(bot: Bot, { signal }: { readonly signal: AbortSignal }): () => void {
  const stops = [
    comeUpForAir(bot),
    evadeDanger(bot, { signal }),
    defendItself(bot),
    eatWhenHurt(bot, { signal }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
