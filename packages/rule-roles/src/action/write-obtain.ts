import type { TechTree, Way } from '@voyager-mc/tech-tree'
import { doableWays } from './choose-way.ts'
import { pascalCase } from './function-name.ts'
import { freeFamily, type ItemFamily } from './item-families.ts'
import {
  writeCrafting,
  writeFishing,
  writeHunting,
  writeMining,
  writeSmelting,
  writeUsing,
} from './obtain-bodies.ts'
import { writeFarming } from './write-farming.ts'
import {
  quoteList,
  type Supply,
  type SupplyOptions,
  type Suppliers,
  type WritingContext,
} from './writing-context.ts'

/** Writers of supply functions; each function is written once per program. */
export const suppliers: Suppliers = {
  item: supplyItem,
  family: supplyFamily,
  input(input, context, { way, path }) {
    const family = freeFamily(input, way, context)
    return family === undefined
      ? supplyItem(input, context, { path })
      : supplyFamily(family, context, { path })
  },
}

function supplyItem(
  item: string,
  context: WritingContext,
  { path = [], way: given }: SupplyOptions = {},
): Supply | undefined {
  const { techTree, draft } = context
  const functionName = `obtain${pascalCase(item)}`
  const supply = {
    functionName,
    names: [item],
    isDeep: isDeepItem(item, techTree),
    isRaw: isRawItem(item, techTree),
  }
  if (draft.has(functionName)) return supply
  const skill = `craft${pascalCase(item)}`
  if (given === undefined && context.skills.has(skill) && skill !== context.mainName) {
    draft.share('countOf')
    draft.define(functionName, callSkill(functionName, item, skill))
    return supply
  }
  const ways = given === undefined ? turned(doableWays(item, { techTree, path }), context, path) : [given]
  for (const way of ways) {
    draft.reserve(functionName)
    const source = writeWay(functionName, way, context, [...path, item])
    draft.release(functionName)
    if (source === undefined) continue
    draft.define(functionName, source)
    return supply
  }
  return undefined
}

/** From the third attempt on the target itself is tried from its second-best source. */
function turned(ways: readonly Way[], { attempt }: WritingContext, path: readonly string[]): readonly Way[] {
  const [first, second, ...rest] = ways
  if (path.length > 0 || attempt < 3 || first === undefined || second === undefined) return ways
  return [second, first, ...rest]
}

function supplyFamily(
  family: ItemFamily,
  context: WritingContext,
  { path = [] }: SupplyOptions = {},
): Supply {
  const { draft } = context
  const functionName = `obtain${pascalCase(family.name)}`
  const supply = { functionName, names: family.members, isDeep: false, isRaw: true }
  if (draft.has(functionName)) return supply
  draft.reserve(functionName)
  draft.share('countOf', 'richest')
  const source =
    family.name === 'planks' ? planksFunction(context, path) : gatheredFunction(family, context, path)
  draft.define(functionName, source)
  return supply
}

function writeWay(
  functionName: string,
  way: Way,
  context: WritingContext,
  path: readonly string[],
): string | undefined {
  switch (way.type) {
    case 'mine':
      return writeMining(functionName, { way, accepts: [way.item], blocks: way.blocks }, context, path)
    case 'craft':
      return writeCrafting(functionName, way, context, path)
    case 'smelt':
      return writeSmelting(functionName, way, context, path)
    case 'kill':
      return writeHunting(functionName, way, context)
    case 'fish':
      return writeFishing(functionName, way, context, path)
    case 'use':
      return writeUsing(functionName, way, context, path)
    case 'farm':
      return writeFarming(functionName, way, context, path)
    case 'smith':
    case 'barter':
    case 'trade':
    case 'loot':
      return undefined
  }
}

function callSkill(functionName: string, item: string, skill: string): string {
  return `// A learned skill makes it.
async function ${functionName}(bot, count) {
  for (let round = 0; round < 3 && countOf(bot, [${JSON.stringify(item)}]) < count; round += 1) await ${skill}(bot);
}`
}

function isDeepItem(item: string, techTree: TechTree): boolean {
  const [way] = doableWays(item, { techTree })
  if (way?.type === 'mine') return (techTree.block(way.blocks[0] ?? '')?.bestHeight ?? 64) < 45
  return way?.type === 'smelt' && isDeepItem(way.input, techTree)
}

function isRawItem(item: string, techTree: TechTree): boolean {
  const [way] = doableWays(item, { techTree })
  return item.endsWith('_planks') || (way?.type !== 'craft' && way?.type !== 'smelt')
}

function planksFunction(context: WritingContext, path: readonly string[]): string {
  const logs = context.families.find(({ name }) => name === 'logs')
  const planks = context.families.find(({ name }) => name === 'planks')
  const supply = logs === undefined ? undefined : supplyFamily(logs, context, { path: [...path, 'planks'] })
  return `// Makes planks of whatever wood is at hand, all of one kind.
async function obtainPlanks(bot, count) {
  const planks = ${quoteList(planks?.members ?? [])};
  const logs = ${quoteList(logs?.members ?? [])};
  for (let round = 0; round < 4 && richest(bot, planks).count < count; round += 1) {
    const missing = Math.ceil((count - richest(bot, planks).count) / 4);
    if (richest(bot, logs).count < missing) await ${supply?.functionName ?? 'obtainLogs'}(bot, missing);
    const log = richest(bot, logs);
    if (log.count > 0) await craftItem(bot, log.name.replace(/_log$/, "_planks"), Math.min(missing, log.count));
  }
}`
}

function gatheredFunction(family: ItemFamily, context: WritingContext, path: readonly string[]): string {
  const ways = family.members.flatMap((member) =>
    context.techTree.ways(member).flatMap((way) => (way.type === 'mine' && way.isNatural ? [way] : [])),
  )
  const [way] = ways
  if (way === undefined) return ''
  const mining = { way, accepts: family.members, blocks: ways.flatMap(({ blocks }) => blocks) }
  // The member itself is on the path, so that its tool is not made of it.
  const extended = [...path, family.name]
  return writeMining(`obtain${pascalCase(family.name)}`, mining, context, extended) ?? ''
}
