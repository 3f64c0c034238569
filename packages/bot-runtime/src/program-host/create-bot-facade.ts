import type { Bot } from 'mineflayer'
import { botMembers } from '../border/bot-members.ts'
import type { ProgramApi } from './program-api.ts'

/**
 * The object programs know as `bot`: the members that have a row in the border's table, each read live, none of them
 * writable. `track` receives the work that calls of the bot's own functions start.
 */
export function createBotFacade(
  bot: Bot,
  api: ProgramApi,
  track: (work: Promise<unknown>) => void = () => undefined,
): object {
  const facade: object = {}
  const bound = new Map<string, { readonly original: unknown; readonly call: unknown }>()
  for (const [member, { use }] of Object.entries(botMembers)) {
    if (use === 'refused') continue
    const own = api[member]
    Object.defineProperty(facade, member, {
      enumerable: true,
      get: () => {
        if (own) return own
        const value: unknown = Reflect.get(bot, member)
        if (typeof value !== 'function') return value
        // mineflayer replaces some functions while it works (stopDigging), so a binding is kept per function.
        const known = bound.get(member)
        if (known?.original === value) return known.call
        const call = (...args: readonly unknown[]): unknown => {
          const result: unknown = Reflect.apply(value, bot, args)
          if (result instanceof Promise) track(result)
          return result
        }
        bound.set(member, { original: value, call })
        return call
      },
    })
  }
  // Not in the table, so out of reach of programs: their listeners are counted elsewhere, and are no leak.
  for (const member of ['getMaxListeners', 'setMaxListeners'] as const) {
    Object.defineProperty(facade, member, { value: bot[member]?.bind(bot) })
  }
  return facade
}
