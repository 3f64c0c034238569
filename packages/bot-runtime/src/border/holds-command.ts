import { isCommandText } from '../operator/command-text.ts'

/** Characters per message of old and new servers: longer texts go out in pieces. */
const pieceLengths = [100, 256] as const

/** Whether a server could take a line or a piece of the text as a slash command. */
export function holdsCommand(text: string): boolean {
  const lines = text.split(/[\r\n\u2028\u2029]/)
  return lines.some(
    (line) => isCommandText(line) || pieceLengths.some((length) => hasCommandPiece(line, length)),
  )
}

function hasCommandPiece(line: string, length: number): boolean {
  for (let start = length; start < line.length; start += length) {
    if (isCommandText(line.slice(start, start + length))) return true
  }
  return false
}
