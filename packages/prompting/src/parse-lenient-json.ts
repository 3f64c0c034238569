import { jsonrepair } from 'jsonrepair'

/** Longer replies are cut before they are searched; no role asks for more. */
const searchedCharacters = 100_000
const maxCandidates = 12
/** Repairing is slow on hostile text; no verdict or task is longer. */
const repairedCharacters = 20_000

export interface ParseLenientJsonOptions {
  /** Turns almost-JSON into JSON, or throws; `false` reads strict JSON only. */
  readonly repair?: ((text: string) => string) | false
}

/**
 * Every object or array a model may have meant by a reply, likeliest first: the whole text, fenced blocks,
 * then spans between balanced braces. An empty list means there is none; no text makes it throw.
 */
export function parseLenientJson(
  text: string,
  { repair = jsonrepair }: ParseLenientJsonOptions = {},
): readonly object[] {
  const candidates = findCandidates(text.slice(0, searchedCharacters))
  const strict = candidates.map((candidate) => parse(candidate))
  const repaired =
    repair === false
      ? []
      : candidates
          .filter(({ length }) => length <= repairedCharacters)
          .map((candidate) => parse(candidate, repair))
  return [...strict, ...repaired].filter((value) => value !== undefined)
}

function parse(candidate: string, repair: (text: string) => string = String): object | undefined {
  try {
    const value: unknown = JSON.parse(repair(candidate))
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined // Not this candidate: the next one may be readable.
  }
}

function findCandidates(text: string): readonly string[] {
  const whole = text.trim()
  const fenced = [...text.matchAll(/(?:```|~~~)[^\n{[]*\n?([\s\S]*?)(?:```|~~~|$)/g)].map(
    ([, body = '']) => body,
  )
  const spans = findSpans(text).flatMap((span) =>
    span.startsWith('{{') ? [span, span.slice(1, -1)] : [span],
  )
  const candidates = [whole, ...fenced, ...spans]
    .map((candidate) => candidate.trim())
    .filter((candidate) => /^[{[]/.test(candidate))
  return [...new Set(candidates)].slice(0, maxCandidates)
}

/** Outermost `{…}` and `[…]` in order; the last one may lack its end. */
function findSpans(text: string): readonly string[] {
  const spans: string[] = []
  let start = -1
  let depth = 0
  let inString = false
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index]
    if (inString) {
      if (character === '\\') index += 1
      else if (character === '"') inString = false
    } else if (character === '"') inString = depth > 0
    else if (character === '{' || character === '[') {
      if (depth === 0) start = index
      depth += 1
    } else if ((character === '}' || character === ']') && depth > 0) {
      depth -= 1
      if (depth === 0) spans.push(text.slice(start, index + 1))
    }
  }
  if (depth > 0) spans.push(text.slice(start))
  return spans
}
