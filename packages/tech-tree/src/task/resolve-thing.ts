import { hostileCreatures } from '@voyager-mc/core'
import type { TaskVerb, ThingKind } from '../contract/parsed-task.ts'
import { structureNames } from '../goals/structures-at.ts'
import type { Lexicon } from '../kinds/lexicon.ts'
import { logNames } from '../sources/log-names.ts'
import { taskKinds } from '../kinds/task-kinds.ts'
import type { GameData } from '../sources/load-game-data.ts'
import { nameCandidates } from './name-candidates.ts'
import { similarNames } from './similar-names.ts'

/** Meaning of a phrase: one thing, or a family such as `log` with its members. */
export interface Thing {
  readonly label: string
  /** Most usual first; never empty. */
  readonly names: readonly [string, ...string[]]
}

/** Names among which a thing is looked for. */
export type Universe = ReadonlySet<string>

/** Finds the item, block or creature a phrase means for a verb; undefined when nothing fits. */
export function resolveThing(phrase: string, verb: TaskVerb, lexicon: Lexicon): Thing | undefined {
  const universe = universeOf(verb, lexicon.data)
  const open = /^(.+) of any (?:kind|colou?r|type|sort)$/.exec(phrase)?.[1]
  if (open !== undefined) {
    const thing = resolveThing(open, verb, lexicon)
    return thing !== undefined && thing.names.length > 1 ? thing : undefined
  }
  for (const candidate of nameCandidates(phrase)) {
    const completed = [candidate, ...completions(candidate, verb)]
    const exact = completed.find((name) => universe.has(name))
    if (exact !== undefined) return { label: exact, names: [exact] }
    const family = familyOf(candidate, verb, lexicon)
    if (family !== undefined) return family
  }
  const apart = joinedNames(universe).get(phrase.replace(/[\s_-]+/g, '').replace(/s$/, ''))
  return apart === undefined ? undefined : { label: apart, names: [apart] }
}

const joinings = new WeakMap<Universe, ReadonlyMap<string, string>>()

/** Names without their gaps, since some write `sugarcane`; also without the s of a plural. */
function joinedNames(universe: Universe): ReadonlyMap<string, string> {
  const known =
    joinings.get(universe) ??
    new Map([...universe].map((name) => [name.replaceAll('_', '').replace(/s$/, ''), name]))
  joinings.set(universe, known)
  return known
}

/** Finds a name of one kind, such as a biome. */
export function resolveAmong(phrase: string, universe: Universe): string | undefined {
  return nameCandidates(phrase).find((name) => universe.has(name))
}

/** Names that were probably meant. */
export function suggestThings(phrase: string, verb: TaskVerb, { data }: Lexicon): readonly string[] {
  return similarNames(phrase.replace(/[\s-]+/g, '_'), [...universeOf(verb, data)])
}

const universes = new WeakMap<GameData, Map<TaskVerb, Universe>>()

function universeOf(verb: TaskVerb, data: GameData): Universe {
  const known = universes.get(data) ?? new Map<TaskVerb, Universe>()
  universes.set(data, known)
  const universe = known.get(verb) ?? buildUniverse(verb, data)
  known.set(verb, universe)
  return universe
}

function buildUniverse(verb: TaskVerb, data: GameData): Universe {
  const { things, allows = () => true } = taskKinds[verb]
  const names = things.flatMap((kind) => [...namesOf(kind, data)])
  return new Set(names.filter((name) => allows(name, data)))
}

const dimensions = ['overworld', 'the_nether', 'the_end']

function namesOf(
  kind: ThingKind,
  { items, blocks, creatures, biomes, effects, mobs }: GameData,
): Iterable<string> {
  switch (kind) {
    case 'item':
      return items.keys()
    case 'block':
      return blocks.keys()
    case 'creature':
      return creatures
    case 'vehicle':
      return [...mobs.keys()].filter((name) => /(^|_)(boat|raft|minecart)$/.test(name))
    case 'biome':
      return biomes
    case 'dimension':
      return dimensions
    case 'structure':
      return structureNames
    case 'effect':
      return effects
    case 'potion':
    case 'set':
    case 'schematic':
    case 'none':
      return []
  }
}

/** Kind of a name that was found for a verb. */
export function kindOf(name: string, verb: TaskVerb, { data }: Lexicon): ThingKind {
  const { things } = taskKinds[verb]
  return things.find((kind) => new Set(namesOf(kind, data)).has(name)) ?? 'none'
}

/** Short forms: one mines `iron` as ore and crafts with it as ingots. */
function completions(name: string, verb: TaskVerb): readonly string[] {
  return taskKinds[verb].short.map((form) => form.replace('*', name))
}

const hostile = new RegExp(`^(?:${[...hostileCreatures].join('|')})$`)

const families: Readonly<Record<string, RegExp>> = {
  log: logNames,
  fish: /^(cod|salmon|tropical_fish|pufferfish)$/,
  flower:
    /^(dandelion|poppy|allium|azure_bluet|.*_tulip|oxeye_daisy|cornflower|blue_orchid|lily_of_the_valley)$/,
  meat: /^(beef|porkchop|mutton|chicken|rabbit)$/,
  ore: /^(?!deepslate_).+_ore$/,
  ranged_weapon: /^(bow|crossbow)$/,
  animal:
    /^(cow|pig|sheep|chicken|rabbit|mooshroom|goat|horse|donkey|mule|llama|cat|wolf|fox|parrot|turtle|bee|panda|ocelot|polar_bear|frog|camel|axolotl|armadillo|sniffer)$/,
  monster: hostile,
  hostile_mob: hostile,
  hostile_creature: hostile,
  hostile_monster: hostile,
}

/** Labels of families that other words print. */
const labels: Readonly<Record<string, string>> = {
  log: 'wood log',
  hostile_mob: 'monster',
  hostile_creature: 'monster',
  hostile_monster: 'monster',
}

/** Suffixes that name a family of like things. */
export const familySuffixes: ReadonlySet<string> = new Set(
  (
    'planks wool bed sapling leaves boat door fence fence_gate sign slab stairs button pressure_plate trapdoor ' +
    'carpet banner pickaxe axe sword shovel hoe helmet chestplate leggings boots candle dye ingot seeds stem'
  ).split(' '),
)

/** Monsters of every night and animals of every meadow. */
const usualCreatures = ['spider', 'creeper', 'skeleton', 'zombie', 'chicken', 'sheep', 'pig', 'cow']

function memberOf(word: string, { items }: GameData): ((name: string) => boolean) | undefined {
  if (word === 'food') return (name) => items.get(name)?.foodPoints !== undefined && !harmful.test(name)
  const pattern = families[word] ?? (familySuffixes.has(word) ? new RegExp(`_${word}$`) : undefined)
  return pattern && ((name) => pattern.test(name))
}

function rankOf(name: string): number {
  return -usualCreatures.indexOf(name)
}

/** Food that does its eater harm. */
const harmful = /^(rotten_flesh|spider_eye|poisonous_potato|pufferfish|suspicious_stew|chorus_fruit)$/

function familyOf(word: string, verb: TaskVerb, { effort, data }: Lexicon): Thing | undefined {
  const isMember = memberOf(word, data)
  if (isMember === undefined) return undefined
  const members = [...universeOf(verb, data)].filter((name) => isMember(name))
  // An effort is that of an item; the meat of chickens says nothing of the creature.
  const hasCreatures = taskKinds[verb].things.includes('creature')
  const effortOf = (name: string): number => (hasCreatures && data.creatures.has(name) ? 0 : effort(name))
  const possible = members.filter((name) => Number.isFinite(effortOf(name)))
  const [first, ...others] = (possible.length > 0 ? possible : members).sort(
    (a, b) => effortOf(a) - effortOf(b) || rankOf(a) - rankOf(b),
  )
  if (first === undefined) return undefined
  return { label: labels[word] ?? word.replaceAll('_', ' '), names: [first, ...others] }
}
