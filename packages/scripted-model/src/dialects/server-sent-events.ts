const pieceLength = 24

/** One event of a stream, with a name where the provider gives it one. */
export function serverSentEvent(data: object, name?: string): string {
  return `${name === undefined ? '' : `event: ${name}\n`}data: ${JSON.stringify(data)}\n\n`
}

/** A text in pieces of a few words, as models send it. */
export function piecesOf(text: string): readonly string[] {
  const pieces: string[] = []
  for (let start = 0; start < text.length; start += pieceLength)
    pieces.push(text.slice(start, start + pieceLength))
  return pieces
}
