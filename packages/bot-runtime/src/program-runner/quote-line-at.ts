/** Longest quotation of a line, in characters. */
const longestQuote = 200

/** A line of a source, from 1, without the space around it; undefined when there is no such line. */
export function quoteLineAt(line: number, source: string): string | undefined {
  return source.split('\n')[line - 1]?.trim().slice(0, longestQuote)
}
