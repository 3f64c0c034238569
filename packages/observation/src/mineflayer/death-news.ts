import type { DeathEvent } from '@voyager-mc/core'
import type { Bot } from 'mineflayer'

/** Cause of a death, as far as the server has told it. */
export type DeathCause = Pick<DeathEvent, 'cause' | 'attacker'>

/** News of deaths. */
export interface DeathNews {
  /** Whether the cause of a death was told and not taken yet. */
  isFresh(): boolean
  /** The cause that was told last; empty when none was. */
  take(): DeathCause
  stop(): void
}

// From 1.17 on a packet of its own, before that one of three kinds of news about a fight.
export const deathPackets = ['death_combat_event', 'combat_event'] as const

/** Words in which the server told the bot of a death of its own, as players read them where they are no translation. */
export function deathWords(packet: unknown): string | undefined {
  const message: unknown =
    typeof packet === 'object' && packet !== null && 'message' in packet && packet.message
  return message === false || message === undefined || message === ''
    ? undefined
    : readComponent(message).words.join(' ')
}

/** Listens to what the server says of the bot's deaths; `onNews` is called after each. */
export function watchDeathNews(bot: Bot, onNews: () => void): DeathNews {
  let last: DeathCause | undefined
  const onPacket = (packet: DeathPacket): void => {
    if (packet.message === undefined || packet.message === '') return
    last = causeOf(packet, bot)
    onNews()
  }
  // A bot of a test may have no connection.
  const client: NodeJS.EventEmitter | undefined = bot._client
  for (const name of deathPackets) client?.on(name, onPacket)
  return {
    isFresh: () => last !== undefined,
    take() {
      const cause = last ?? {}
      last = undefined
      return cause
    },
    stop() {
      for (const name of deathPackets) client?.removeListener(name, onPacket)
    },
  }
}

interface DeathPacket {
  readonly message?: unknown
  /** Entity that killed, up to 1.19.4; -1 for none. */
  readonly entityId?: unknown
}

function causeOf({ message, entityId }: DeathPacket, { entities, username }: Bot): DeathCause {
  const { words, keys } = readComponent(message)
  const cause = words
    .filter((word) => word !== username)
    .join(' ')
    .replace(username, '')
    .trim()
    .slice(0, longestCause)
  const killer = typeof entityId === 'number' ? entities[entityId] : undefined
  const named = keys.find((key) => key.startsWith('entity.minecraft.'))?.slice('entity.minecraft.'.length)
  const attacker = killer?.username ?? killer?.name ?? named ?? creatureIn(cause)
  return { ...(cause !== '' && { cause }), ...(attacker !== undefined && { attacker }) }
}

/** The creature of a message in English, such as `was shot by Cave Spider`. */
function creatureIn(cause: string): string | undefined {
  const [, title] = /\bby (?:an? )?([A-Z][a-z]+(?: [A-Z][a-z]+)*)/.exec(cause) ?? []
  return title?.toLowerCase().replaceAll(' ', '_')
}

/** Characters of a cause; the longest message of the game has sixty. */
const longestCause = 120

/** Longest message that is looked at, and deepest nesting: it comes from a server. */
const mostCharacters = 4096
const deepest = 8

interface Component {
  /** Texts, and what stands for them in translations. */
  readonly words: readonly string[]
  /** Keys of translations. */
  readonly keys: readonly string[]
}

/** Texts and translation keys of a message: JSON up to 1.20.2, tagged values from then on. */
function readComponent(message: unknown): Component {
  const words: string[] = []
  const keys: string[] = []
  const visit = (value: unknown, depth: number): void => {
    if (depth > deepest) return
    if (typeof value === 'string') words.push(value)
    else if (Array.isArray(value)) for (const each of value) visit(each, depth + 1)
    else if (typeof value === 'object' && value !== null) visitFields(value, depth)
  }
  const visitFields = (value: object, depth: number): void => {
    const key: unknown = Reflect.get(value, 'translate')
    const text: unknown = typeof key === 'object' && key !== null ? Reflect.get(key, 'value') : key
    if (typeof text === 'string') {
      keys.push(text)
      words.push(text.replace(/^death\.attack\.|^death\.|^entity\.minecraft\./, ''))
    }
    for (const field of ['text', 'with', 'extra', 'value', '']) visit(Reflect.get(value, field), depth + 1)
  }
  visit(parsed(message), 0)
  return { words, keys }
}

function parsed(message: unknown): unknown {
  if (typeof message !== 'string') return message
  try {
    return JSON.parse(message.slice(0, mostCharacters))
  } catch {
    // Old servers send plain words.
    return message.slice(0, mostCharacters)
  }
}
