import type { Bot } from 'mineflayer'
import { deathPackets, deathWords } from './death-news.ts'
import type { EmitEvent } from './emit-event.ts'

/** Longer lines are cut: nobody needs them and they end up in prompts. */
const longestLine = 1000

/**
 * Reports lines of other players and of the server, marked as untrusted. The bot's own lines are left out, and so is what the
 * server tells everybody of the bot's death, which is an event of its own.
 */
export function recordChat(bot: Bot, emit: EmitEvent): () => void {
  let attributed: { readonly message: unknown; readonly sender: string; readonly text: string } | undefined
  // mineflayer recognises the sender first and then passes the same line on as text.
  const onChat = (sender: string, text: string, _translate: unknown, message: unknown): void => {
    attributed = { message, sender, text }
  }
  let ownDeath: string | undefined
  const onDeath = (packet: unknown): void => {
    ownDeath = deathWords(packet) ?? ownDeath
  }
  const isOwnDeath = (line: string, message: unknown): boolean =>
    line === ownDeath || (isDeath(message) && line.startsWith(`${bot.username} `))
  const onLine = (line: string, place: string, message: unknown): void => {
    const known = attributed?.message === message ? attributed : undefined
    attributed = undefined
    if (place === 'game_info' || known?.sender === bot.username) return
    if (known === undefined && isOwnDeath(line, message)) return
    const text = (known?.text ?? line).slice(0, longestLine)
    emit({ type: 'chat', text, untrusted: true, ...(known && { sender: known.sender }) })
  }
  // A bot of a test may have no connection.
  const client: NodeJS.EventEmitter | undefined = bot._client
  for (const name of deathPackets) client?.on(name, onDeath)
  bot.on('chat', onChat)
  bot.on('whisper', onChat)
  bot.on('messagestr', onLine)
  return () => {
    for (const name of deathPackets) client?.removeListener(name, onDeath)
    bot.removeListener('chat', onChat)
    bot.removeListener('whisper', onChat)
    bot.removeListener('messagestr', onLine)
  }
}

/** Whether a message is the game's own about a death. */
function isDeath(message: unknown): boolean {
  if (typeof message !== 'object' || message === null || !('translate' in message)) return false
  return typeof message.translate === 'string' && message.translate.startsWith('death.')
}
