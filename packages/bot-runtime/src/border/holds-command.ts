/** Characters per message of old and new servers: longer texts go out in pieces. */
const pieceLengths = [100, 256] as const

/** Whether a server could take a line or a piece of the text as a slash command. */
export function holdsCommand(text: string): boolean {
  const lines = text.split(/[\r\n\u2028\u2029]/)
  return lines.some((line) => isCommand(line) || pieceLengths.some((length) => hasCommandPiece(line, length)))
}

function hasCommandPiece(line: string, length: number): boolean {
  for (let start = length; start < line.length; start += length) {
    if (isCommand(line.slice(start, start + length))) return true
  }
  return false
}

function isCommand(piece: string): boolean {
  return piece.trimStart().startsWith('/')
}
