import { stripVTControlCharacters } from 'node:util'

// Long enough for a message, short enough for a line of a log.
const mostCharacters = 300

/** `Error: …` of Node, `file(1,2): error …` of tsc, `× …` of oxlint. */
const errorSign = /^(?:\S+ )?\w*error\b[ :[]|^×/i

/** First line of a text with something in it, without colours, cut where it is long; undefined when there is none. */
export function firstLine(text: string): string | undefined {
  return linesOf(text)[0]
}

/** Line of what a failed command printed that tells most: the first that speaks of an error, else the last one. */
export function errorLine(printed: string): string {
  const lines = linesOf(printed)
  return lines.find((line) => errorSign.test(line)) ?? lines.at(-1) ?? 'it printed nothing'
}

function linesOf(text: string): readonly string[] {
  return stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trim().slice(0, mostCharacters))
    .filter((line) => line !== '')
}
