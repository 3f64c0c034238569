import { smeltingResult } from '../ways/smelt-ways.ts'
import { expectedDrops } from '../ways/expected-drops.ts'
import type { ParsedTask, TaskVerb } from '../contract/parsed-task.ts'
import type { Lexicon, Thing } from './resolve-thing.ts'

/** Works out which blocks, items or mobs a task is about and what proves it. */
export function interpretTask(
  verb: TaskVerb,
  count: number,
  thing: Thing | undefined,
  lexicon: Lexicon,
): ParsedTask {
  if (thing === undefined)
    return { verb, count, label: '', names: [], accepts: verb === 'fish' ? catches(lexicon) : [] }
  const { label, names } = thing
  switch (verb) {
    case 'mine':
      return interpretMine(count, thing, lexicon)
    case 'smelt':
    case 'cook':
      return interpretSmelt(verb, count, thing, lexicon)
    case 'craft': {
      const isCraftable = names.some((name) => lexicon.ways.get(name)?.some(({ type }) => type === 'craft'))
      return { verb: isCraftable ? 'craft' : 'obtain', count, label, names, accepts: names }
    }
    case 'kill':
      return { verb, count, label, names, accepts: unique(names.flatMap((mob) => dropsOfMob(mob, lexicon))) }
    case 'harvest':
      return { verb, count, label, names, accepts: unique(names.flatMap((name) => cropItems(name, lexicon))) }
    case 'eat':
    case 'equip':
    case 'plant':
    case 'place':
    case 'deposit':
    case 'explore':
    case 'sleep':
      return { verb, count, label, names, accepts: [] }
    case 'fish':
    case 'obtain':
      return { verb, count, label, names, accepts: names }
  }
}

function interpretMine(count: number, { label, names }: Thing, lexicon: Lexicon): ParsedTask {
  const blocks = unique(names.flatMap((name) => blocksFor(name, lexicon)))
  if (blocks.length === 0) return { verb: 'obtain', count, label, names, accepts: names }
  const drops = names.flatMap((name) => dropsOfBlock(name, lexicon))
  const items = [...names, ...blocks.filter(isOre)].filter((name) => lexicon.data.items.has(name))
  // What one sets out for comes first: raw_iron before the ore block that needs silk touch.
  const usual = [...drops, ...items].sort((a, b) => lexicon.effort(a) - lexicon.effort(b))
  const proofs = names.every((name) => Number.isFinite(lexicon.effort(name))) ? [...names, ...usual] : usual
  return { verb: 'mine', count, label, names: blocks, accepts: unique(proofs) }
}

function isOre(name: string): boolean {
  return name.endsWith('_ore')
}

/** Blocks one breaks for a block or item of this name. */
function blocksFor(name: string, { data, ways }: Lexicon): readonly string[] {
  const mined = (ways.get(name) ?? []).flatMap((way) =>
    way.type === 'mine' && way.isNatural ? way.blocks : [],
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

function catches({ ways }: Lexicon): readonly string[] {
  return [...ways].flatMap(([item, list]) => (list.some(({ type }) => type === 'fish') ? [item] : []))
}

function interpretSmelt(
  verb: 'smelt' | 'cook',
  count: number,
  { label, names }: Thing,
  lexicon: Lexicon,
): ParsedTask {
  const inputs = unique(names.flatMap((name) => furnaceInputs(name, lexicon)))
  const outputs = inputs.flatMap((input) => smeltingResult(input) ?? [])
  const isOutput = inputs.length === 0
  if (!isOutput) return { verb, count, label, names: inputs, accepts: unique(outputs) }
  const sources = names.flatMap((name) =>
    (lexicon.ways.get(name) ?? []).flatMap((way) => (way.type === 'smelt' ? [way.input] : [])),
  )
  return { verb, count, label, names: unique(sources), accepts: names }
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
