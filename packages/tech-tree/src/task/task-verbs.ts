import type { TaskVerb } from '../contract/parsed-task.ts'

const synonyms: Readonly<Record<TaskVerb, readonly string[]>> = {
  mine: ['mine', 'dig', 'dig up', 'chop', 'chop down', 'break', 'cut', 'cut down', 'quarry'],
  craft: ['craft', 'make', 'create', 'produce'],
  smelt: ['smelt', 'burn'],
  cook: ['cook', 'roast', 'bake', 'fry', 'grill'],
  kill: ['kill', 'hunt', 'slay', 'fight', 'defeat', 'attack', 'shoot', 'slaughter', 'butcher'],
  equip: ['equip', 'wear', 'put on', 'wield', 'hold', 'don'],
  eat: ['eat', 'consume', 'drink'],
  plant: ['plant', 'sow'],
  harvest: ['harvest', 'reap'],
  fish: ['fish', 'fish for', 'catch'],
  place: ['place', 'put', 'put down', 'set up', 'set down'],
  deposit: ['deposit', 'store', 'stash', 'put away'],
  obtain: ['obtain', 'get', 'collect', 'gather', 'acquire', 'fetch', 'pick up', 'bring'],
  have: ['have', 'own', 'possess', 'carry'],
  explore: ['explore', 'wander', 'look around', 'scout'],
  sleep: ['sleep', 'go to sleep', 'go to bed', 'take a nap', 'get some sleep'],
  tame: ['tame', 'befriend', 'domesticate'],
  breed: ['breed', 'mate', 'multiply'],
  shear: ['shear', 'clip'],
  milk: ['milk'],
  ride: [
    'ride',
    'mount',
    'sit on',
    'saddle up',
    'hop on',
    'get on',
    'climb on',
    'sit in',
    'get in',
    'get into',
  ],
  grow: ['grow', 'farm', 'cultivate'],
  brew: ['brew'],
  enchant: ['enchant'],
  smith: ['smith', 'forge'],
  trade: ['trade', 'trade for', 'buy', 'purchase'],
  barter: ['barter', 'barter for'],
  loot: ['loot', 'plunder'],
  go: [
    'go',
    'go to',
    'walk to',
    'travel to',
    'move to',
    'return to',
    'reach',
    'come to',
    'run to',
    'head to',
    'head for',
    'visit',
    'navigate to',
  ],
  enter: ['enter', 'go into', 'go inside', 'step into'],
  find: ['find', 'locate', 'discover', 'look for', 'search for', 'seek', 'spot'],
  build: ['build', 'construct', 'erect', 'put up'],
  fill: ['fill'],
  name: ['name', 'rename', 'call'],
  gain: ['gain', 'receive', 'be under'],
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
