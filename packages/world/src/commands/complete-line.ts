/** Names that arguments are completed with. */
export interface Completions {
  /** The syntax of every command that somebody may use, by name. */
  readonly usages: ReadonlyMap<string, string>
  readonly players: readonly string[]
  readonly items: readonly string[]
  readonly blocks: readonly string[]
  readonly entities: readonly string[]
  /** Other names by the argument they stand for, such as `rule`. */
  readonly others?: Readonly<Record<string, readonly string[]>>
}

/** Part of a line that is replaced, and the words that fit there. */
export interface Completion {
  readonly start: number
  readonly length: number
  readonly matches: readonly string[]
}

const mostMatches = 200
const selectors: readonly string[] = ['@a', '@e', '@p', '@r', '@s']
const coordinates: ReadonlySet<string> = new Set([
  'from',
  'to',
  'begin',
  'end',
  'destination',
  'location',
  'pos',
  'targetPos',
])
const targets: ReadonlySet<string> = new Set(['target', 'targets', 'players', 'vehicle'])

/** Completes the last word of a line; the slash may be missing. */
export function completeLine(line: string, names: Completions): Completion {
  const start = line.lastIndexOf(' ') + 1 || (line.startsWith('/') ? 1 : 0)
  const typed = line.slice(start)
  const [name = '', ...words] = line.replace(/^\//, '').split(/\s+/)
  const all = words.length === 0 ? [...names.usages.keys()] : argumentWords(name, words, names)
  const matches = [...new Set(all)]
    .filter((word) => word.startsWith(typed.toLowerCase()) || word.startsWith(typed))
    .toSorted()
    .slice(0, mostMatches)
  return { start, length: typed.length, matches }
}

function argumentWords(name: string, words: readonly string[], names: Completions): readonly string[] {
  const usage = names.usages.get(name.replace(/^minecraft:/, ''))
  if (usage === undefined) return []
  const index = words.length - 1
  // A command after run is completed as one of its own.
  const run = words.indexOf('run')
  if (name === 'execute' && run >= 0 && run < index) {
    const rest = words.slice(run + 1)
    const [inner = '', ...others] = rest
    return others.length === 0 ? [...names.usages.keys()] : argumentWords(inner, others, names)
  }
  const places = placesOf(usage)
  if (name === 'execute')
    return [...new Set([...places.flat(), 'run', ...selectors, ...names.players])].flatMap((each) =>
      wordsOf(each, names),
    )
  return (places[index] ?? []).flatMap((each) => wordsOf(each, names))
}

/** Tokens for each place behind the command's name; choices with tails share their places. */
function placesOf(usage: string): readonly (readonly string[])[] {
  const tokens = usage.match(/<[^>]+>|[\w@]+|[()[\]|]/g)?.slice(1) ?? []
  const places: string[][] = []
  const starts: number[] = [0]
  let at = 0
  for (const token of tokens) {
    if (token === '(' || token === '[') starts.push(at)
    else if (token === ')' || token === ']') starts.pop()
    else if (token === '|') at = starts.at(-1) ?? 0
    else {
      const width = coordinates.has(token.slice(1, -1)) ? 3 : 1
      for (let word = 0; word < width; word += 1) {
        const place = (places[at] ??= [])
        place.push(token)
        at += 1
      }
    }
  }
  return Array.from(places, (each) => each ?? [])
}

function wordsOf(token: string, names: Completions): readonly string[] {
  if (!token.startsWith('<')) return [token]
  const argument = token.slice(1, -1)
  if (targets.has(argument)) return [...names.players, ...selectors]
  if (coordinates.has(argument)) return ['~']
  if (argument === 'item') return names.items
  if (argument === 'block' || argument === 'filter') return names.blocks
  if (argument === 'entity') return names.entities
  return names.others?.[argument] ?? []
}
