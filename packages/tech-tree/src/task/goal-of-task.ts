import type { ParsedTask } from '../contract/parsed-task.ts'
import type { HeldGoal, SimpleGoal, Source } from '../contract/postcondition.ts'
import type { Lexicon } from './resolve-thing.ts'

/** Distance from the start that counts as exploring, in blocks. */
const exploredBlocks = 12

/** Distance at which a place counts as reached, in blocks. */
const reachedBlocks = 3

/** Works out the condition in the world that proves a task. */
export function goalOfTask(task: Omit<ParsedTask, 'goal'>, lexicon: Lexicon): SimpleGoal {
  return { ...plainGoal(task, lexicon), ...task.circumstances }
}

function plainGoal(task: Omit<ParsedTask, 'goal'>, lexicon: Lexicon): SimpleGoal {
  const { verb, count, names, means, position, detail } = task
  const tools = means === undefined ? {} : { with: means.names }
  switch (verb) {
    case 'kill':
      return { kind: 'killed', creatures: names, count, ...tools }
    case 'tame':
      return { kind: 'tamed', creatures: names, count, ...tools }
    case 'breed':
      return { kind: 'bred', creatures: names, count, ...tools }
    case 'milk':
      return { kind: 'milked', creatures: names, count }
    case 'shear':
      return { kind: 'sheared', creatures: names, count }
    case 'ride':
      return { kind: 'ridden', creatures: names }
    case 'name':
      return { kind: 'named', things: names, name: detail ?? '' }
    case 'equip':
      return { kind: 'worn', sets: task.kind === 'set' ? names.map((name) => [name]) : [names] }
    case 'eat':
      return { kind: 'eaten', items: names, count }
    case 'plant':
    case 'place':
      return {
        kind: 'placed',
        items: names,
        blocks: unique(names.flatMap((name) => blocksOf(name, lexicon))),
        count,
        ...(position === undefined ? {} : { position }),
      }
    case 'deposit':
      return { kind: 'deposited', items: names, count, ...(position === undefined ? {} : { position }) }
    case 'sleep':
      return { kind: 'slept' }
    case 'enchant':
      return enchantedGoal(names, detail)
    case 'build':
      return { kind: 'built', structure: task.label }
    case 'gain':
      return { kind: 'effect', effects: names }
    case 'brew':
      return { kind: 'brewed', potions: names, count }
    case 'go':
    case 'enter':
    case 'explore':
    case 'find':
      return placeGoal(task)
    default:
      return heldGoal(task, lexicon)
  }
}

function enchantedGoal(items: readonly string[], detail: string | undefined): SimpleGoal {
  if (detail === undefined) return { kind: 'enchanted', items }
  const [enchantment = '', level] = detail.split(' ')
  return { kind: 'enchanted', items, enchantment, ...(level === undefined ? {} : { level: Number(level) }) }
}

function placeGoal({ verb, names, kind, position, count }: Omit<ParsedTask, 'goal'>): SimpleGoal {
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

function heldGoal(
  { verb, count, names, accepts, means }: Omit<ParsedTask, 'goal'>,
  lexicon: Lexicon,
): HeldGoal {
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
    ...(means === undefined ? {} : { with: means.names }),
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
