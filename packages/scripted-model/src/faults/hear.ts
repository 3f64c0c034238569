/** Prompt sorted by where its words come from. */
export interface Heard {
  /** Objections to replies for this program, before it is run. */
  readonly objections: string
  /** Errors of the last program. */
  readonly errors: string
  /** Words of the last program and of what it called. */
  readonly feedback: string
  /** Verdict on the last attempt; empty when nobody judged it. */
  readonly critique: string
  /** Background of the task, such as an answered question. */
  readonly answer: string
}

/** Heads of the parts of a request, and what they hold; a part ends where the next one begins. */
const parts: readonly (readonly [head: RegExp, part: keyof Heard | undefined])[] = [
  [/^Code from the last round:/, undefined],
  [/^No program came of the last round:/, 'objections'],
  [/^Execution error:/, 'errors'],
  [/^(?:Program log|Incidents|Chat of others[^:]*):/, 'feedback'],
  [/^Context:/, 'answer'],
  [/^Critique:/, 'critique'],
  [/^(?:Biome|Task|This task failed)\b/, undefined],
]

/** Sorts what a model was told: the request first, then the objections to what it has replied. */
export function hear([request = '', ...objections]: readonly string[]): Heard {
  const heard = { objections: objections.join('\n'), errors: '', feedback: '', critique: '', answer: '' }
  let part: keyof Heard | undefined
  for (const line of request.split('\n')) {
    const found = parts.find(([head]) => head.test(line))
    if (found !== undefined) part = found[1]
    if (part === 'feedback' && found === undefined && !line.startsWith('- ')) part = undefined
    if (part === 'errors' && found === undefined && !line.startsWith('"')) part = undefined
    if (part !== undefined && !/^[\w ]+: none$/.test(line)) heard[part] += `${line}\n`
  }
  return heard
}
