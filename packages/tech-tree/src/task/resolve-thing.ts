import type { TaskVerb, ThingKind } from '../contract/parsed-task.ts'
import type { Way } from '../contract/way.ts'
import { structureNames } from '../goals/structures-at.ts'
import { creatureFacts } from '../sources/creature-facts.ts'
import type { GameData } from '../sources/load-game-data.ts'
import { nameCandidates } from './name-candidates.ts'
import { similarNames } from './similar-names.ts'

/** Meaning of a phrase: one thing, or a family such as `log` with its members. */
export interface Thing {
  readonly label: string
  /** Most usual first; never empty. */
  readonly names: readonly [string, ...string[]]
}

export interface Lexicon {
  readonly data: GameData
  readonly ways: ReadonlyMap<string, readonly Way[]>
  readonly effort: (item: string) => number
}

/** Names among which a thing is looked for. */
export type Universe = ReadonlySet<string>

/** Finds the item, block or creature a phrase means for a verb; undefined when nothing fits. */
export function resolveThing(phrase: string, verb: TaskVerb, lexicon: Lexicon): Thing | undefined {
  const universe = universeOf(verb, lexicon.data)
  for (const candidate of nameCandidates(phrase)) {
    const completed = [candidate, ...completions(candidate, verb)]
    const exact = completed.find((name) => universe.has(name))
    if (exact !== undefined) return { label: exact, names: [exact] }
    const family = familyOf(candidate, universe, lexicon)
    if (family !== undefined) return family
  }
  return undefined
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

/** Things that one drinks though they fill no bar. */
const drinks = ['milk_bucket', 'potion', 'ominous_bottle']

type Facts = ReturnType<typeof creatureFacts>

/** Verbs whose things are creatures that allow a deed. */
const deeds: Partial<Readonly<Record<TaskVerb, (facts: Facts) => boolean>>> = {
  tame: ({ tamedWith, isTamedByRiding }) => tamedWith.length > 0 || isTamedByRiding,
  breed: ({ breedsOn }) => breedsOn.length > 0,
  milk: ({ givesMilk }) => givesMilk,
  shear: ({ givesWool }) => givesWool,
  ride: ({ isRidden }) => isRidden,
}

function buildUniverse(verb: TaskVerb, data: GameData): Universe {
  const { items, blocks, creatures, biomes } = data
  const allows = deeds[verb]
  if (allows !== undefined) {
    const fitting = [...creatures].filter((name) => allows(creatureFacts(name)))
    return new Set(verb === 'ride' ? [...fitting, ...vehicles(data)] : fitting)
  }
  if (verb === 'kill') return creatures
  if (verb === 'gain') return data.effects
  if (verb === 'eat') {
    const foods = [...items.values()].filter(({ foodPoints }) => foodPoints !== undefined)
    return new Set([...foods.map(({ name }) => name), ...drinks.filter((name) => items.has(name))])
  }
  if (verb === 'mine' || verb === 'harvest') return new Set([...blocks.keys(), ...items.keys()])
  if (verb === 'go' || verb === 'enter') {
    return new Set([...biomes, ...structureNames, 'overworld', 'the_nether', 'the_end'])
  }
  if (verb === 'name') return new Set([...creatures, ...items.keys()])
  return verb === 'explore' || verb === 'find'
    ? new Set([...blocks.keys(), ...items.keys(), ...creatures, ...biomes, ...structureNames])
    : new Set(items.keys())
}

function vehicles({ mobs }: GameData): readonly string[] {
  return [...mobs.keys()].filter((name) => /(^|_)(boat|raft|minecart)$/.test(name))
}

/** Kind of a name that was found for a verb. */
export function kindOf(name: string, verb: TaskVerb, { data }: Lexicon): ThingKind {
  if (/^(the_nether|the_end|overworld)$/.test(name)) return 'dimension'
  if (verb === 'gain') return 'effect'
  const isCreature = data.creatures.has(name)
  const isOfCreatures = /^(kill|tame|breed|milk|shear)$/.test(verb)
  if (isOfCreatures || (isCreature && (verb === 'find' || verb === 'explore' || verb === 'name')))
    return 'creature'
  if (verb === 'ride') return isCreature ? 'creature' : 'vehicle'
  if (verb === 'go' || verb === 'enter') return data.biomes.has(name) ? 'biome' : 'structure'
  if (verb === 'find' || verb === 'explore') {
    if (data.blocks.has(name)) return 'block'
    if (data.items.has(name)) return 'item'
    return data.biomes.has(name) ? 'biome' : 'structure'
  }
  return data.items.has(name) ? 'item' : 'block'
}

/** Short forms: one mines `iron` as ore and crafts with it as ingots. */
function completions(name: string, verb: TaskVerb): readonly string[] {
  if (verb === 'mine') return [`${name}_ore`]
  if (verb === 'plant') return [`${name}_seeds`, `${name}_sapling`]
  if (verb === 'ride') return [`oak_${name}`]
  return [`${name}_ingot`]
}

const families: Readonly<Record<string, RegExp>> = {
  log: /^(?!stripped_).+_log$/,
  fish: /^(cod|salmon|tropical_fish|pufferfish)$/,
  flower:
    /^(dandelion|poppy|allium|azure_bluet|.*_tulip|oxeye_daisy|cornflower|blue_orchid|lily_of_the_valley)$/,
  meat: /^(beef|porkchop|mutton|chicken|rabbit)$/,
  ore: /^(?!deepslate_).+_ore$/,
}

/** Suffixes that name a family of like things. */
const familySuffixes = new Set(
  (
    'planks wool bed sapling leaves boat door fence fence_gate sign slab stairs button pressure_plate trapdoor ' +
    'carpet banner pickaxe axe sword shovel hoe helmet chestplate leggings boots candle dye ingot seeds stem'
  ).split(' '),
)

function familyOf(word: string, universe: Universe, { effort }: Lexicon): Thing | undefined {
  const pattern = families[word] ?? (familySuffixes.has(word) ? new RegExp(`_${word}$`) : undefined)
  if (pattern === undefined) return undefined
  const members = [...universe].filter((name) => pattern.test(name))
  const possible = members.filter((name) => Number.isFinite(effort(name)))
  const [first, ...others] = (possible.length > 0 ? possible : members).sort((a, b) => effort(a) - effort(b))
  if (first === undefined) return undefined
  return { label: word === 'log' ? 'wood log' : word.replaceAll('_', ' '), names: [first, ...others] }
}
