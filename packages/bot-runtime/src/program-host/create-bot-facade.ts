import type { Bot } from 'mineflayer'
import { botMembers } from './bot-members.ts'
import type { ProgramApi } from './program-api.ts'

/** The object programs know as `bot`: only allowed members, each read live, none of them writable. */
export function createBotFacade(bot: Bot, api: ProgramApi): object {
  const facade: object = {}
  const bound = new Map<string, { readonly original: unknown; readonly call: unknown }>()
  for (const member of botMembers) {
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
        const call: unknown = value.bind(bot)
        bound.set(member, { original: value, call })
        return call
      },
    })
  }
  return facade
}
