import type { TaskVerb } from '../contract/parsed-task.ts'

const synonyms: Readonly<Record<TaskVerb, readonly string[]>> = {
  mine: ['mine', 'dig', 'dig up', 'chop', 'chop down', 'break', 'cut', 'cut down', 'quarry'],
  craft: ['craft', 'make', 'create', 'build'],
  smelt: ['smelt', 'burn'],
  cook: ['cook', 'roast', 'bake', 'fry'],
  kill: ['kill', 'hunt', 'slay', 'fight', 'defeat', 'attack'],
  equip: ['equip', 'wear', 'put on', 'wield', 'hold'],
  eat: ['eat', 'consume'],
  plant: ['plant', 'sow'],
  harvest: ['harvest', 'reap'],
  fish: ['fish', 'fish for', 'catch'],
  place: ['place', 'put', 'put down', 'set up'],
  deposit: ['deposit', 'store', 'stash', 'put away'],
  obtain: ['obtain', 'get', 'collect', 'gather', 'acquire', 'find', 'fetch', 'pick up', 'have', 'bring'],
  explore: ['explore', 'wander', 'look around', 'scout'],
  sleep: ['sleep', 'go to sleep', 'sleep in'],
}

const verbByPhrase: ReadonlyMap<string, TaskVerb> = new Map(
  verbs().flatMap((verb) => synonyms[verb].map((phrase) => [phrase, verb] as const)),
)

/** Every verb of the task language. */
function verbs(): readonly TaskVerb[] {
  // The record above has exactly the verbs as keys.
  return Object.keys(synonyms) as TaskVerb[]
}

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
