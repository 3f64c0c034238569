import type { Bot } from 'mineflayer'
import { commandInPacket } from './command-in-packet.ts'

/** A packet that was kept back. */
export interface CommandRefusal {
  /** Protocol name of the packet. */
  readonly packet: string
  /** The text that looked like a command. */
  readonly command: string
}

/** The last gate for slash commands: nothing that carries one leaves the bot without a permit. */
export interface CommandGate {
  /** Sends `/command` with a permit for this one packet. Only the operator console may call it. */
  send(command: string): void
  /** Reports every refused packet, those since the last listener included; returns what stops it. */
  listen(onRefusal: (refusal: CommandRefusal) => void): () => void
}

// Refusals kept while nobody listens: between two steps there is next to nothing to refuse.
const keptRefusals = 100

const longestText = 256

export interface GuardCommandsOptions {
  /** Whether the gate stands: the owner of a bot may talk as they like while no program runs. Always, by default. */
  readonly isShut?: () => boolean
}

/** Puts the gate between a bot, whatever asks it to talk, and its connection. */
export function guardCommands(bot: Bot, { isShut = () => true }: GuardCommandsOptions = {}): CommandGate {
  const { _client: client } = bot
  const permits: string[] = []
  const waiting: CommandRefusal[] = []
  let listener: ((refusal: CommandRefusal) => void) | undefined
  const refuse = (packet: string, text: string): void => {
    const refusal = { packet, command: text.slice(0, longestText) }
    if (listener) listener(refusal)
    else if (waiting.length < keptRefusals) waiting.push(refusal)
  }
  const takePermit = (text: string): boolean => {
    const index = permits.indexOf(text)
    if (index >= 0) permits.splice(index, 1)
    return index >= 0
  }
  const write = client.write.bind(client)
  client.write = (name: string, params: unknown) => {
    const command = isShut() ? commandInPacket(name, params) : undefined
    if (!command || (command.isPlain && takePermit(command.text))) write(name, params)
    else refuse(name, command.text)
  }
  // Nobody writes bytes of their own here, and nobody could tell what they carry.
  const writeRaw = client.writeRaw.bind(client)
  client.writeRaw = (bytes: Uint8Array) =>
    isShut() ? refuse('raw', `${bytes.length} bytes`) : writeRaw(bytes)
  return {
    send(command) {
      // Version 1.19 sends a moment later, so the permit outlives this call; it is good for one packet.
      permits.push(`/${command}`)
      bot.chat(`/${command}`)
    },
    listen(onRefusal) {
      listener = onRefusal
      for (const refusal of waiting.splice(0)) onRefusal(refusal)
      return () => {
        if (listener === onRefusal) listener = undefined
      }
    },
  }
}
