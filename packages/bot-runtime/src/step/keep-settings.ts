import type { Bot } from 'mineflayer'
import { pvpOf } from '../combat/load-pvp.ts'
import { CachedMovements } from '../movement/cached-movements.ts'

/** Members that say what the bot does now, not how it does it. */
const activity: ReadonlySet<string> = new Set(['target'])

/** Remembers every setting of a bot that a program could change; returns what puts them back. */
export function keepSettings(bot: Bot): () => void {
  const { pathfinder, collectBlock, tool, physics } = bot
  const { movements } = pathfinder
  // mineflayer's types leave the member out that `setSettings` writes.
  const client: unknown = Reflect.get(bot, 'settings')
  const owners: readonly unknown[] = [
    pathfinder,
    movements,
    pvpOf(bot),
    collectBlock,
    collectBlock.movements,
    tool,
    physics,
  ]
  const kept = owners.filter(isObject).map((owner) => ({ owner, settings: copyOf(owner) }))
  const clientSettings = isObject(client) ? copyOf(client) : {}
  return () => {
    for (const { owner, settings } of kept) putBack(owner, settings)
    for (const { owner } of kept) if (owner instanceof CachedMovements) owner.forgetBlocks()
    if (pathfinder.movements !== movements) pathfinder.setMovements(movements)
    // The server has been told of these.
    if (isObject(client) && putBack(client, clientSettings)) bot.setSettings({})
  }
}

type Settings = Readonly<Record<string, unknown>>

function copyOf(owner: object): Settings {
  return Object.fromEntries(
    Object.entries(owner)
      .filter(([name]) => !activity.has(name))
      .map(([name, value]: [string, unknown]) => [name, copyOfValue(value)]),
  )
}

/** Lists and sets are copied, because programs and walks add to them. */
function copyOfValue(value: unknown): unknown {
  if (value instanceof Set) return new Set(value)
  return Array.isArray(value) ? [...value] : value
}

/** Resolves to whether anything was different; members that were added are taken off. */
function putBack(owner: object, settings: Settings): boolean {
  let isDifferent = false
  for (const name of Object.keys(owner)) {
    if (activity.has(name) || Object.hasOwn(settings, name)) continue
    Reflect.deleteProperty(owner, name)
    isDifferent = true
  }
  for (const [name, value] of Object.entries(settings)) {
    if (isSame(Reflect.get(owner, name), value)) continue
    Reflect.set(owner, name, copyOfValue(value))
    isDifferent = true
  }
  return isDifferent
}

function isSame(now: unknown, then: unknown): boolean {
  if (now instanceof Set && then instanceof Set) return isSame([...now], [...then])
  if (!Array.isArray(now) || !Array.isArray(then)) return Object.is(now, then)
  return now.length === then.length && now.every((entry, index) => Object.is(entry, then[index]))
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
