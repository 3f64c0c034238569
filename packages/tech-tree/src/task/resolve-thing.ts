import type { GameData } from '../sources/load-game-data.ts'
import type { Way } from '../contract/way.ts'
import { nameCandidates } from './name-candidates.ts'
import { similarNames } from './similar-names.ts'
import type { TaskVerb } from '../contract/parsed-task.ts'

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

/** Finds the item, block or mob a phrase means for a verb; undefined when nothing fits. */
export function resolveThing(phrase: string, verb: TaskVerb, lexicon: Lexicon): Thing | undefined {
  const candidates = nameCandidates(phrase)
  const universe = universeOf(verb, lexicon.data)
  for (const candidate of candidates) {
    const completed = [candidate, ...completions(candidate, verb)]
    const exact = completed.find((name) => universe.has(name))
    if (exact !== undefined) return { label: exact, names: [exact] }
    const family = familyOf(candidate, universe, lexicon)
    if (family !== undefined) return family
  }
  return undefined
}

/** Names that were probably meant. */
export function suggestThings(phrase: string, verb: TaskVerb, { data }: Lexicon): readonly string[] {
  return similarNames(phrase.replace(/[\s-]+/g, '_'), [...universeOf(verb, data)])
}

const universes = new WeakMap<GameData, Map<TaskVerb, ReadonlySet<string>>>()

function universeOf(verb: TaskVerb, data: GameData): ReadonlySet<string> {
  const known = universes.get(data) ?? new Map<TaskVerb, ReadonlySet<string>>()
  universes.set(data, known)
  const universe = known.get(verb) ?? buildUniverse(verb, data)
  known.set(verb, universe)
  return universe
}

function buildUniverse(verb: TaskVerb, { items, blocks, mobs }: GameData): ReadonlySet<string> {
  if (verb === 'kill') return new Set(mobs.keys())
  if (verb === 'eat') return new Set([...items.values()].filter(isFood).map(({ name }) => name))
  if (verb === 'mine' || verb === 'harvest' || verb === 'explore')
    return new Set([...blocks.keys(), ...items.keys()])
  return new Set(items.keys())
}

function isFood({ foodPoints }: { readonly foodPoints?: number }): boolean {
  return foodPoints !== undefined
}

/** Short forms: one mines `iron` as ore and crafts with it as ingots. */
function completions(name: string, verb: TaskVerb): readonly string[] {
  if (verb === 'mine') return [`${name}_ore`]
  if (verb === 'plant') return [`${name}_seeds`, `${name}_sapling`]
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

function familyOf(word: string, universe: ReadonlySet<string>, { effort }: Lexicon): Thing | undefined {
  const pattern = families[word] ?? (familySuffixes.has(word) ? new RegExp(`_${word}$`) : undefined)
  if (pattern === undefined) return undefined
  const members = [...universe].filter((name) => pattern.test(name))
  const possible = members.filter((name) => Number.isFinite(effort(name)))
  const [first, ...others] = (possible.length > 0 ? possible : members).sort((a, b) => effort(a) - effort(b))
  if (first === undefined) return undefined
  return { label: word === 'log' ? 'wood log' : word.replaceAll('_', ' '), names: [first, ...others] }
}
