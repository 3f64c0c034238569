import type { Bot } from 'mineflayer'

// Servers add 20 per line, take 1 off per tick and kick above 200: this many lines at once stay far below.
const burst = 5
const ticksPerLine = 20

// A program that never stops talking must not talk for minutes after it has ended.
const longestQueue = 20

/** Longest line of chat that servers take, in characters. */
const longestLine = 256

/**
 * Spaces the bot's chat so that servers do not kick it for spam; slash commands pass at once. What leaves as several
 * lines counts as several. Lines beyond twenty waiting ones are not sent; the program log has them all the same.
 */
export function throttleChat(bot: Pick<Bot, 'chat' | 'on'>): void {
  const send = bot.chat.bind(bot)
  const waiting: string[] = []
  let credit = burst * ticksPerLine
  const flush = (): void => {
    while (waiting.length > 0 && credit >= ticksPerLine) {
      credit -= ticksPerLine
      send(waiting.shift() ?? '')
    }
  }
  bot.chat = (text) => {
    if (text.startsWith('/')) {
      send(text)
      return
    }
    waiting.push(...linesOf(text).slice(0, longestQueue - waiting.length))
    flush()
  }
  bot.on('physicsTick', () => {
    credit = Math.min(credit + 1, burst * ticksPerLine)
    flush()
  })
}

/** The lines that one text leaves as, without the characters for which servers end the connection. */
function linesOf(text: string): readonly string[] {
  const lines: string[] = []
  for (const line of text.split('\n', longestQueue)) {
    const printable = line.replaceAll(/[\p{Cc}§]/gu, ' ')
    for (let start = 0; start < printable.length && lines.length < longestQueue; start += longestLine) {
      lines.push(printable.slice(start, start + longestLine))
    }
  }
  return lines
}
