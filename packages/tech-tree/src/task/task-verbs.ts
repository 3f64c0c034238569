import type { TaskVerb } from '../contract/parsed-task.ts'
import { taskKinds, taskVerbs } from '../kinds/task-kinds.ts'

const verbByPhrase: ReadonlyMap<string, TaskVerb> = new Map(
  taskVerbs.flatMap((verb) => taskKinds[verb].words.map((phrase) => [phrase, verb] as const)),
)

/** Every phrase that begins a task. */
export function verbPhrases(): readonly string[] {
  return [...verbByPhrase.keys()]
}

/** Splits a lower-case phrase into its verb and the rest; undefined when it begins with no known verb. */
export function splitVerb(phrase: string): { readonly verb: TaskVerb; readonly rest: string } | undefined {
  const words = phrase.split(' ')
  for (const length of [3, 2, 1]) {
    const verb = verbByPhrase.get(words.slice(0, length).join(' '))
    if (verb !== undefined && words.length >= length) return { verb, rest: words.slice(length).join(' ') }
  }
  return undefined
}
