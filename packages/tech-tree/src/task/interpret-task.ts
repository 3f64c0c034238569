import { smeltingResult } from '../ways/smelt-ways.ts'
import { expectedDrops } from '../ways/expected-drops.ts'
import type { TaskVerb } from '../contract/parsed-task.ts'
import type { Lexicon } from '../kinds/lexicon.ts'
import { taskKinds } from '../kinds/task-kinds.ts'
import type { Draft, TaskRow } from '../kinds/task-row.ts'
import { comesBy } from './comes-by.ts'
import { kindOf, type Thing } from './resolve-thing.ts'

/** Works out which blocks, items or creatures a task is about and what proves it. */
export function interpretTask(
  verb: TaskVerb,
  count: number,
  thing: Thing | undefined,
  lexicon: Lexicon,
): Draft {
  if (thing === undefined) return interpretNothing(verb, count, lexicon)
  const { label, names } = thing
  const kind = kindOf(names[0], verb, lexicon)
  const plain = { verb, count, label, names, kind }
  switch (taskKinds[verb].proof) {
    case 'none':
      return { ...plain, accepts: [] }
    case 'itself':
      return { ...plain, accepts: names }
    case 'dug':
      return interpretMine(count, thing, lexicon)
    case 'crafted':
      return interpretMaking(plain, lexicon)
    case 'smelted':
      // Bread is baked, says everybody, and no furnace is needed.
      if (verb === 'cook' && isMadeOnTable(thing, lexicon)) return { ...plain, verb: 'craft', accepts: names }
      return interpretSmelt(verb, count, thing, lexicon)
    case 'dropped':
      return { ...plain, accepts: unique(names.flatMap((mob) => dropsOfMob(mob, lexicon))) }
    case 'harvested':
      return { ...plain, accepts: unique(names.flatMap((name) => cropItems(name, lexicon))) }
    case 'sought':
      return interpretFind(count, thing, kind)
  }
}

/** Whatever no table makes is made where it can be: in a furnace, at a smithing table, by a use of something. */
function interpretMaking(plain: Omit<Draft, 'accepts'>, lexicon: Lexicon): Draft {
  const { names, count, label } = plain
  const made = { ...plain, accepts: names }
  if (comesBy(names, 'craft', lexicon)) return made
  if (comesBy(names, 'smelt', lexicon)) {
    const [first = '', ...others] = names
    return interpretSmelt('smelt', count, { label, names: [first, ...others] }, lexicon)
  }
  if (comesBy(names, 'smith', lexicon)) return { ...made, verb: 'smith' }
  return comesBy(names, 'use', lexicon) ? { ...made, verb: 'obtain' } : made
}

function interpretNothing(verb: TaskVerb, count: number, lexicon: Lexicon): Draft {
  const { isBare } = taskKinds[verb]
  const accepts = isBare === undefined ? [] : yieldsOf(isBare, lexicon)
  return { verb, count, label: '', names: [], kind: 'none', accepts }
}

/** Items are brought, everything else is looked for. */
function interpretFind(count: number, { label, names }: Thing, kind: Draft['kind']): Draft {
  if (kind === 'item' || (kind === 'block' && isCarried(names))) {
    return { verb: 'obtain', count, label, names, kind: 'item', accepts: names }
  }
  return { verb: 'find', count, label, names, kind, accepts: [] }
}

/** Fluids, portals and the like are blocks that nobody carries, and whoever looks for a chest wants none made. */
function isCarried(names: readonly string[]): boolean {
  return !names.every((name) => standing.test(name))
}

const standing =
  /^(water|lava|fire|nether_portal|end_portal|bedrock|spawner|chest|trapped_chest|barrel|crafting_table|furnace|blast_furnace|smoker|brewing_stand|enchanting_table|anvil|bell|.+_bed)$/

function interpretMine(count: number, { label, names }: Thing, lexicon: Lexicon): Draft {
  const blocks = unique(names.flatMap((name) => blocksFor(name, lexicon)))
  if (blocks.length === 0) return { verb: 'obtain', count, label, names, kind: 'item', accepts: names }
  const drops = names.flatMap((name) => dropsOfBlock(name, lexicon))
  const items = [...names, ...blocks.filter(isOre)].filter((name) => lexicon.data.items.has(name))
  // What one sets out for comes first: raw_iron before the ore block that needs silk touch.
  const usual = [...drops, ...items].sort((a, b) => lexicon.effort(a) - lexicon.effort(b))
  const proofs = names.every((name) => isPlainlyHad(name, lexicon)) ? [...names, ...usual] : usual
  return { verb: 'mine', count, label, names: blocks, kind: 'block', accepts: unique(proofs) }
}

/** Whether an item comes by a way that needs no enchanted tool. */
function isPlainlyHad(name: string, { ways, effort }: Lexicon): boolean {
  const isPlain = (ways.get(name) ?? []).some((way) => way.type !== 'mine' || !way.enchantment)
  return isPlain && Number.isFinite(effort(name))
}

function isMadeOnTable({ names }: Thing, lexicon: Lexicon): boolean {
  const isSmelted = names.some((name) => furnaceInputs(name, lexicon).length > 0)
  const isFood = names.every(
    (name) => name === 'cake' || lexicon.data.items.get(name)?.foodPoints !== undefined,
  )
  return isFood && !isSmelted && !comesBy(names, 'smelt', lexicon) && comesBy(names, 'craft', lexicon)
}

function isOre(name: string): boolean {
  return name.endsWith('_ore')
}

/** Blocks one breaks for a block or item of this name. */
function blocksFor(name: string, { data, ways }: Lexicon): readonly string[] {
  const mined = (ways.get(name) ?? []).flatMap((way) =>
    way.type === 'mine' && way.isNatural && !way.enchantment ? way.blocks : [],
  )
  const own = data.blocks.has(name) && data.items.has(name) ? [name] : data.blocks.has(name) ? [name] : []
  const deep = data.blocks.has(`deepslate_${name}`) && isOre(name) ? [`deepslate_${name}`] : []
  return [...(mined.length > 0 ? mined : own), ...own, ...deep]
}

function dropsOfBlock(name: string, { data }: Lexicon): readonly string[] {
  const block = data.blocks.get(name)
  return block === undefined ? [] : Object.keys(expectedDrops(name, block.drops))
}

function dropsOfMob(mob: string, { data, ways }: Lexicon): readonly string[] {
  const listed = Object.keys(expectedDrops(mob, data.mobs.get(mob) ?? []))
  const special = [...ways.values()]
    .flat()
    .flatMap((way) => (way.type === 'kill' && way.mob === mob ? [way.item] : []))
  return [...listed, ...special]
}

function cropItems(name: string, lexicon: Lexicon): readonly string[] {
  return lexicon.data.items.has(name) ? [name] : dropsOfBlock(name, lexicon)
}

/** Items that come by one way, whatever they are. */
function yieldsOf(way: NonNullable<TaskRow['isBare']>, { data, ways, effort }: Lexicon): readonly string[] {
  // Chests may hold whatever can be had.
  if (way === 'loot') return [...data.items.keys()].filter((item) => Number.isFinite(effort(item)))
  const { comesBy: by } = taskKinds[way]
  return [...data.items.keys()].filter(
    (item) =>
      by?.also?.test(item) === true || (ways.get(item) ?? []).some(({ type }) => type === (by?.way ?? way)),
  )
}

function interpretSmelt(verb: TaskVerb, count: number, { label, names }: Thing, lexicon: Lexicon): Draft {
  const inputs = unique(names.flatMap((name) => furnaceInputs(name, lexicon)))
  const outputs = inputs.flatMap((input) => smeltingResult(input) ?? [])
  const isOutput = inputs.length === 0
  if (!isOutput) return { verb, count, label, names: inputs, kind: 'item', accepts: unique(outputs) }
  const sources = names.flatMap((name) =>
    (lexicon.ways.get(name) ?? []).flatMap((way) => (way.type === 'smelt' ? [way.input] : [])),
  )
  return { verb, count, label, names: unique(sources), kind: 'item', accepts: names }
}

/** An ore block stands for what it drops since 1.17, and smelted things stand for their sources. */
function furnaceInputs(name: string, lexicon: Lexicon): readonly string[] {
  const direct = smeltingResult(name) === undefined || !isMade(name, lexicon) ? [] : [name]
  const raw = isOre(name)
    ? dropsOfBlock(name, lexicon).filter((drop) => smeltingResult(drop) !== undefined)
    : []
  return [...raw, ...direct]
}

function isMade(name: string, { data }: Lexicon): boolean {
  const result = smeltingResult(name)
  return result !== undefined && data.items.has(result)
}

function unique(names: readonly string[]): readonly string[] {
  return [...new Set(names)]
}
