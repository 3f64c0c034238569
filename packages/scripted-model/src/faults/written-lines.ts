/** A program that a planner wrote, as the model would write it. */
export interface ProgramReply {
  readonly source: string
  /** Name of the main function. */
  readonly name: string
  /** Functions that the model has to think of; absent means all. What else stands there it is taken to know by heart. */
  readonly steps?: readonly string[]
}

/** A line of a program in which the model can make a fault: one that awaits something. */
export interface WrittenLine {
  /** Number of the line in the source, from 0. */
  readonly index: number
  readonly text: string
  /** Name of the line that stays the same when others come or go. */
  readonly key: string
  /** Things that the line is about: names of its function, of what it calls and of what it quotes. */
  readonly words: readonly string[]
}

const head = /^async function (\w+)\(/

/** Lines of the steps that the model writes itself; skills that they call are written already and not among them. */
export function writtenLines({ source, steps }: ProgramReply): readonly WrittenLine[] {
  const seen = new Map<string, number>()
  let inside: string | undefined
  return source.split('\n').flatMap((text, index) => {
    const opened = head.exec(text)?.[1]
    if (opened !== undefined) inside = opened
    if (inside === undefined || !text.includes('await ')) return []
    if (steps !== undefined && !steps.includes(inside)) return []
    const name = `${inside}: ${text.trim()}`
    const count = seen.get(name) ?? 0
    seen.set(name, count + 1)
    return [{ index, text, key: `${name} ${count}`, words: wordsOf(inside, text) }]
  })
}

/** `obtainOakPlanks` is about `oak_planks`. */
function wordsOf(inside: string, text: string): readonly string[] {
  const functions = [inside, ...[...text.matchAll(/\b([a-z]+[A-Z]\w*)\(/g)].map(([, called]) => called ?? '')]
  const named = functions.map((name) =>
    name
      .replace(/^[a-z]+/, '')
      .replaceAll(/(?!^)[A-Z]/g, (letter) => `_${letter}`)
      .toLowerCase(),
  )
  const quoted = [...text.matchAll(/"([a-z_]+)"/g)].map(([, word]) => word ?? '')
  return [...new Set([...named, ...quoted])].filter((word) => word.length > 2)
}
