import { stemWord } from './stem-word.ts'
import { conceptOf, wordOfPhrase } from './synonyms.ts'

/** One word of a text, reduced to its stem. */
export interface TextToken {
  readonly word: string
  /** The synonym group's word; absent when it has none. */
  readonly concept?: string
}

const stopWords: ReadonlySet<string> = new Set(
  (
    'a an and are as at be by can do for from have how i if in into is it its me my need of on or our please ' +
    'should so some that the their them then there these this to up use using want we what when where which ' +
    'will with would you your async await function bot minecraft task player'
  ).split(' '),
)

const numberWords: ReadonlyMap<string, string> = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'
    .split(' ')
    .map((word, value) => [word, String(value)]),
)

/** Splits a text into stems: camelCase and snake_case apart, number words as digits, no stop words. */
export function tokenizeText(text: string): readonly TextToken[] {
  const words = splitWords(text)
  const tokens: TextToken[] = []
  for (let at = 0; at < words.length; at += 1) {
    const phrase = wordOfPhrase(words[at] ?? '', words[at + 1] ?? '')
    if (phrase !== undefined) at += 1
    const raw = phrase ?? words[at] ?? ''
    if (raw === '' || stopWords.has(raw)) continue
    tokens.push(tokenOf(raw))
  }
  return tokens
}

// Game texts repeat a few thousand words; a text full of others must not fill the memory.
const tokensKept = 20_000
const knownTokens = new Map<string, TextToken>()

function tokenOf(raw: string): TextToken {
  const known = knownTokens.get(raw)
  if (known !== undefined) return known
  const word = numberWords.get(raw) ?? stemWord(raw)
  const concept = conceptOf(word)
  const token = concept === undefined ? { word } : { word, concept }
  if (knownTokens.size >= tokensKept) knownTokens.clear()
  knownTokens.set(raw, token)
  return token
}

/** Words in lower case; texts of ASCII, which nearly all are, are matched in one pass. */
function splitWords(text: string): readonly string[] {
  // oxlint-disable-next-line no-control-regex -- the range is what ASCII is.
  if (/^[\0-\x7f]*$/.test(text)) {
    return (text.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? []).map((word) => word.toLowerCase())
  }
  return text
    .replaceAll(
      /(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<=[A-Za-z])(?=\d)|(?<=\d)(?=[A-Za-z])/g,
      ' ',
    )
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}
