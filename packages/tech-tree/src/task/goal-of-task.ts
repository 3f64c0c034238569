import type { ParsedTask, TaskVerb } from '../contract/parsed-task.ts'
import type { HeldGoal, SimpleGoal, Source } from '../contract/postcondition.ts'
import type { Lexicon } from './resolve-thing.ts'

/** Distance from the start that counts as exploring, in blocks. */
const exploredBlocks = 12

/** Distance at which a place counts as reached, in blocks. */
const reachedBlocks = 3

type Draft = Omit<ParsedTask, 'goal'>

/** Works out the condition in the world that proves a task. */
export function goalOfTask(task: Draft, lexicon: Lexicon): SimpleGoal {
  const goal = writers[task.verb]?.(task, lexicon) ?? heldGoal(task, lexicon)
  return { ...goal, ...task.circumstances }
}

/** Goals of the verbs that do not end with items held. */
const writers: Partial<Readonly<Record<TaskVerb, (task: Draft, lexicon: Lexicon) => SimpleGoal>>> = {
  kill: ({ names, count, means }) => ({ kind: 'killed', creatures: names, count, ...toolsOf(means) }),
  tame: ({ names, count, means }) => ({ kind: 'tamed', creatures: names, count, ...toolsOf(means) }),
  breed: ({ names, count, means }) => ({ kind: 'bred', creatures: names, count, ...toolsOf(means) }),
  milk: ({ names, count }) => ({ kind: 'milked', creatures: names, count }),
  shear: ({ names, count }) => ({ kind: 'sheared', creatures: names, count }),
  ride: ({ names }) => ({ kind: 'ridden', creatures: names }),
  name: ({ names, detail }) => ({ kind: 'named', things: names, name: detail ?? '' }),
  equip: ({ kind, names }) => ({
    kind: 'worn',
    sets: kind === 'set' ? names.map((name) => [name]) : [names],
  }),
  eat: ({ names, count }) => ({ kind: 'eaten', items: names, count }),
  plant: placedGoal,
  place: placedGoal,
  deposit: ({ names, count, position }) => ({ kind: 'deposited', items: names, count, ...placeOf(position) }),
  sleep: () => ({ kind: 'slept' }),
  enchant: ({ names, detail }) => enchantedGoal(names, detail),
  build: ({ label }) => ({ kind: 'built', structure: label }),
  gain: ({ names }) => ({ kind: 'effect', effects: names }),
  brew: ({ names, count }) => ({ kind: 'brewed', potions: names, count }),
  go: placeGoal,
  enter: placeGoal,
  explore: placeGoal,
  find: placeGoal,
}

function toolsOf(means: Draft['means']): { readonly with?: readonly string[] } {
  return means === undefined ? {} : { with: means.names }
}

function placeOf(position: Draft['position']): Pick<Draft, 'position'> {
  return position === undefined ? {} : { position }
}

function placedGoal({ names, count, position }: Draft, lexicon: Lexicon): SimpleGoal {
  const blocks = unique(names.flatMap((name) => blocksOf(name, lexicon)))
  return { kind: 'placed', items: names, blocks, count, ...placeOf(position) }
}

function enchantedGoal(items: readonly string[], detail: string | undefined): SimpleGoal {
  if (detail === undefined) return { kind: 'enchanted', items }
  const [enchantment = '', level] = detail.split(' ')
  return { kind: 'enchanted', items, enchantment, ...(level === undefined ? {} : { level: Number(level) }) }
}

function placeGoal({ verb, names, kind, position, count }: Draft): SimpleGoal {
  if (verb === 'go' && position !== undefined)
    return { kind: 'reached', position, withinBlocks: reachedBlocks }
  if (verb === 'go' || verb === 'enter') {
    const place = kind === 'biome' || kind === 'dimension' ? kind : 'structure'
    return { kind: place, names }
  }
  if (names.length === 0) return { kind: 'explored', distanceBlocks: Math.max(count, exploredBlocks) }
  const what = kind === 'creature' || kind === 'biome' || kind === 'structure' ? kind : 'block'
  return { kind: 'found', what, names }
}

const sources: Partial<Readonly<Record<ParsedTask['verb'], Source>>> = {
  mine: 'mine',
  craft: 'craft',
  smelt: 'smelt',
  cook: 'smelt',
  fish: 'fish',
  harvest: 'harvest',
  grow: 'grow',
  trade: 'trade',
  barter: 'barter',
  loot: 'loot',
  smith: 'smith',
  fill: 'fill',
}

function heldGoal({ verb, count, names, accepts, means }: Draft, lexicon: Lexicon): HeldGoal {
  const by = sources[verb] ?? 'any'
  const from =
    by === 'mine' ? names : by === 'harvest' || by === 'grow' ? growingBlocks(accepts, lexicon) : undefined
  return {
    kind: 'held',
    items: accepts,
    count,
    by,
    ...(from === undefined || from.length === 0 ? {} : { from }),
    ...(verb === 'have' ? { isTotal: true } : {}),
    ...toolsOf(means),
  }
}

/** Blocks one breaks for a harvest, and those one plants for it. */
function growingBlocks(items: readonly string[], { data }: Lexicon): readonly string[] {
  const dropping = [...data.blocks.values()].filter(({ drops }) =>
    drops.some(({ item }) => items.includes(item)),
  )
  const stems = items.flatMap((item) => (data.blocks.has(`${item}_stem`) ? [`${item}_stem`] : []))
  return [...dropping.map(({ name }) => name), ...stems]
}

/** Blocks that items become when they are put down, where the names differ. */
const placedAs: Readonly<Record<string, string>> = {
  wheat_seeds: 'wheat',
  beetroot_seeds: 'beetroots',
  carrot: 'carrots',
  potato: 'potatoes',
  pumpkin_seeds: 'pumpkin_stem',
  melon_seeds: 'melon_stem',
  torchflower_seeds: 'torchflower_crop',
  pitcher_pod: 'pitcher_crop',
  sweet_berries: 'sweet_berry_bush',
  glow_berries: 'cave_vines',
  cocoa_beans: 'cocoa',
  redstone: 'redstone_wire',
  string: 'tripwire',
  water_bucket: 'water',
  lava_bucket: 'lava',
  powder_snow_bucket: 'powder_snow',
  bamboo: 'bamboo_sapling',
  kelp: 'kelp',
}

function blocksOf(item: string, { data }: Lexicon): readonly string[] {
  const onWall = item.replace(/(torch|sign|banner|head|skull|fan)$/, 'wall_$1')
  return unique([placedAs[item] ?? item, item, ...(data.blocks.has(onWall) ? [onWall] : [])])
}

function unique(names: readonly string[]): readonly string[] {
  return [...new Set(names)]
}
