import type { ProgramCall } from '@voyager-mc/action'
import type { TechTree } from '@voyager-mc/tech-tree'

/** Kind of thing that a primitive's argument has to name. */
type Kind = 'block' | 'item' | 'mob' | 'thing'

/** Arguments by position, after `bot`; a place that is not listed is not looked at. */
const named: Readonly<Record<string, readonly (Kind | undefined)[]>> = {
  mineBlock: ['block'],
  craftItem: ['item'],
  smeltItem: ['item', 'item'],
  placeItem: ['item'],
  equipItem: ['item'],
  eatFood: ['item'],
  plantCrop: ['item'],
  harvestCrop: ['thing'],
  killMob: ['mob'],
  fleeFrom: ['mob'],
  shoot: ['item', 'mob'],
  useItemOn: ['item', 'thing'],
  tradeWithVillager: ['item'],
  throwItem: ['item'],
  dropItem: ['item'],
  enchantItem: ['item'],
  combineItems: ['item', 'item'],
  smithItem: ['item'],
  shootTarget: ['mob'],
  breedAnimals: ['mob'],
  tameAnimal: ['mob'],
  milkAnimal: ['mob'],
  leadAnimal: ['mob'],
  'mcData.itemsByName': ['item'],
  'mcData.blocksByName': ['block'],
}

/** Position of a primitive's quantity, after `bot`. */
const counted: Readonly<Record<string, number>> = {
  mineBlock: 1,
  craftItem: 1,
  smeltItem: 2,
  plantCrop: 1,
  harvestCrop: 1,
  dropItem: 1,
  brewPotion: 1,
  breedAnimals: 1,
  towerUp: 0,
  barterWithPiglin: 0,
  shootTarget: 1,
}

// Names of older versions that the primitives understand, as the original's did.
const aliases: ReadonlySet<string> = new Set([
  'leather_cap',
  'leather_tunic',
  'leather_pants',
  'lapis_lazuli_ore',
])

/** Looks at the primitive calls of a program with the game's knowledge; what cannot work is said in words for the model. */
export function checkCall(techTree: TechTree): (call: ProgramCall) => string | undefined {
  const items = new Set(techTree.items)
  const isKnown: Readonly<Record<Kind, (name: string) => boolean>> = {
    block: (name) => techTree.block(name) !== undefined,
    item: (name) => items.has(name),
    mob: (name) => techTree.mobDrops(name) !== undefined,
    thing: (name) => isKnown.block(name) || isKnown.item(name) || isKnown.mob(name),
  }
  return ({ name, values: [, ...values] }) => {
    const kinds = named[name] ?? []
    for (const [place, kind] of kinds.entries()) {
      const value = values[place]
      if (kind === undefined || value === undefined || value === '' || aliases.has(String(value))) continue
      if (typeof value !== 'string') return `${name} takes a name as a text, not ${value}.`
      if (!isKnown[kind](value)) return describeUnknown(value, { name, kind, techTree })
    }
    return checkCount(name, values[counted[name] ?? -1]) ?? checkWay(name, values[0], techTree)
  }
}

const verbs: Readonly<Record<Kind, string>> = { block: 'Mine', item: 'Obtain', mob: 'Kill', thing: 'Obtain' }

function describeUnknown(
  value: string,
  { name, kind, techTree }: { readonly name: string; readonly kind: Kind; readonly techTree: TechTree },
): string {
  const parsed = techTree.parseTask(`${verbs[kind]} 1 ${value}`)
  const meant = parsed.status === 'parsed' ? parsed.task.names[0] : parsed.suggestions[0]
  const remedy = meant === undefined ? 'use a name from the game.' : `did you mean "${meant}"?`
  return `${name}: there is no ${kind} "${value}"; ${remedy}`
}

function checkCount(name: string, count: unknown): string | undefined {
  if (count === undefined || (typeof count === 'number' && Number.isInteger(count) && count > 0))
    return undefined
  return `${name}: the count ${JSON.stringify(count)} is not a whole number above 0.`
}

/** Things that exist but cannot be had this way. */
function checkWay(name: string, item: unknown, techTree: TechTree): string | undefined {
  if (typeof item !== 'string') return undefined
  if (name === 'smeltItem' && techTree.smeltingResult(item) === undefined) return `${item} cannot be smelted.`
  if (name !== 'craftItem' || aliases.has(item)) return undefined
  const ways = techTree.ways(item)
  if (ways.some(({ type }) => type === 'craft')) return undefined
  return ways.length === 0 ? `${item} cannot be crafted.` : `${item} cannot be crafted. ${techTree.why(item)}`
}
