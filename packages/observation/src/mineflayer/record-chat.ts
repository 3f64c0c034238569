import type { Bot } from 'mineflayer'
import type { EmitEvent } from './emit-event.ts'

/** Longer lines are cut: nobody needs them and they end up in prompts. */
const longestLine = 1000

/** Reports lines of other players and of the server, marked as untrusted; the bot's own lines are left out. */
export function recordChat(bot: Bot, emit: EmitEvent): () => void {
  let attributed: { readonly message: unknown; readonly sender: string; readonly text: string } | undefined
  // mineflayer recognises the sender first and then passes the same line on as text.
  const onChat = (sender: string, text: string, _translate: unknown, message: unknown): void => {
    attributed = { message, sender, text }
  }
  const onLine = (line: string, place: string, message: unknown): void => {
    const known = attributed?.message === message ? attributed : undefined
    attributed = undefined
    if (place === 'game_info' || known?.sender === bot.username) return
    const text = (known?.text ?? line).slice(0, longestLine)
    emit({ type: 'chat', text, untrusted: true, ...(known && { sender: known.sender }) })
  }
  bot.on('chat', onChat)
  bot.on('whisper', onChat)
  bot.on('messagestr', onLine)
  return () => {
    bot.removeListener('chat', onChat)
    bot.removeListener('whisper', onChat)
    bot.removeListener('messagestr', onLine)
  }
}
