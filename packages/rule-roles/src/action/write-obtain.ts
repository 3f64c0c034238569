import { isDeed, type TechTree, type Way } from '@voyager-mc/tech-tree'
import { isUnderground, skillWayName, wayName, type UndergroundSearch } from '../experience/way-names.ts'
import { doableWays } from './choose-way.ts'
import { pascalCase } from './function-name.ts'
import { freeFamily, type ItemFamily } from './item-families.ts'
import { writeCrafting, writeFishing, writeMining, writeSmelting, writeUsing } from './obtain-bodies.ts'
import { callSkill, type SkillStep } from './skill-step.ts'
import { isGivenInTime, writeAwaiting } from './write-awaiting.ts'
import { writeCarving } from './write-carving.ts'
import { writeFarming } from './write-farming.ts'
import { writeQuenching } from './write-quenching.ts'
import { marked } from './mark-way.ts'
import { writeHunting } from './write-hunting.ts'
import { quoteList } from './quote-list.ts'
import type { Supply, SupplyOptions, Suppliers, WritingContext } from './writing-context.ts'

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
  const skill = given === undefined ? standIn({ item }, context, path) : undefined
  if (skill !== undefined) {
    draft.share('dropSurplus')
    draft.define(
      functionName,
      marked(callSkill(functionName, skill, context), item, skillWayName(skill.name), context),
      [item],
    )
    return supply
  }
  const ways = given === undefined ? turned(doableWays(item, { techTree, path }), context, path) : [given]
  for (const way of ways) {
    const search = isUnderground(way, techTree) ? context.chooser.search(way) : undefined
    draft.reserve(functionName)
    const source = writeWay(functionName, way, { context, search, path: [...path, item] })
    draft.release(functionName)
    if (source === undefined) continue
    draft.define(functionName, marked(source, item, wayName(way, search), context), [item])
    return supply
  }
  return undefined
}

/** The learned skill whose record lets it stand for a step; undefined when there is none. */
function standIn(
  { item, members = [] }: { readonly item?: string; readonly members?: readonly string[] },
  { skills, chooser, techTree }: WritingContext,
  path: readonly string[],
): SkillStep | undefined {
  const wanted = item ?? members[0] ?? ''
  return skills.find(
    (skill) =>
      (item === undefined
        ? skill.item === undefined && skill.accepts.every((each) => members.includes(each))
        : skill.item === item) &&
      !needs(wanted, path, techTree) &&
      chooser.prefersSkill({ way: skillWayName(skill.name), item: wanted }),
  )
}

/** Whether a way from nothing to the item leads over what is being made: a skill for it would begin anew. */
function needs(item: string, path: readonly string[], techTree: TechTree): boolean {
  if (path.length === 0) return false
  const plan = techTree.plan(item)
  return plan.status === 'refused' || plan.steps.some((step) => 'item' in step && path.includes(step.item))
}

/** From the third attempt on the target itself is tried from its second-best source. */
function turned(
  given: readonly Way[],
  { attempt, chooser }: WritingContext,
  path: readonly string[],
): readonly Way[] {
  const ways = chooser.rank(given)
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
  const skill = standIn({ members: family.members }, context, path)
  if (skill !== undefined) {
    const label = family.members[0] ?? family.name
    draft.share('dropSurplus')
    draft.define(
      functionName,
      marked(callSkill(functionName, skill, context), label, skillWayName(skill.name), context),
      family.members,
    )
    return supply
  }
  draft.reserve(functionName)
  draft.share('countOf', 'richest')
  const source =
    family.name === 'planks' ? planksFunction(context, path) : gatheredFunction(family, context, path)
  draft.define(functionName, source, family.members)
  return supply
}

function writeWay(
  functionName: string,
  way: Way,
  {
    context,
    search,
    path,
  }: {
    readonly context: WritingContext
    readonly search: UndergroundSearch | undefined
    readonly path: readonly string[]
  },
): string | undefined {
  if (isDeed(way)) return undefined
  switch (way.type) {
    case 'mine':
      if (way.item === 'obsidian') return writeQuenching(functionName, way, context, path)
      return writeMining(
        functionName,
        { way, accepts: [way.item], blocks: way.blocks, search },
        context,
        path,
      )
    case 'craft':
      return writeCrafting(functionName, way, context, path)
    case 'smelt':
      return writeSmelting(functionName, way, context, path)
    case 'kill':
      return writeHunting(functionName, way, context)
    case 'fish':
      return writeFishing(functionName, way, context, path)
    case 'use':
      if (way.on === 'pumpkin') return writeCarving(functionName, way, context, path)
      if (isGivenInTime(way)) return writeAwaiting(functionName, way, context)
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
  return `// Makes planks of whatever wood is at hand, all of one kind; bark all round and stripped wood is sawn before more is felled.
async function obtainPlanks(bot, count) {
  const planks = ${quoteList(planks?.members ?? [])};
  const logs = ${quoteList(logs?.members ?? [])};
  const woods = ${quoteList(sawnWoods(planks?.members ?? [], context.techTree))};
  for (let round = 0; round < 4 && richest(bot, planks).count < count; round += 1) {
    const missing = Math.ceil((count - richest(bot, planks).count) / 4);
    if (richest(bot, woods).count < missing) await ${supply?.functionName ?? 'obtainLogs'}(bot, missing);
    const log = richest(bot, logs).count < missing ? richest(bot, woods) : richest(bot, logs);
    const kind = log.name.replace(/^stripped_/, "").replace(/_(log|wood)$/, "_planks");
    if (log.count > 0) await craftItem(bot, kind, Math.min(missing, log.count));
  }
}`
}

/** Whatever one of these planks is sawn of. */
function sawnWoods(planks: readonly string[], techTree: TechTree): readonly string[] {
  const inputs = planks.flatMap((item) =>
    techTree.ways(item).flatMap((way) => (way.type === 'craft' ? Object.keys(way.inputs) : [])),
  )
  return [...new Set(inputs)]
}

function gatheredFunction(family: ItemFamily, context: WritingContext, path: readonly string[]): string {
  const ways = family.members.flatMap((member) =>
    context.techTree
      .ways(member)
      .flatMap((way) => (way.type === 'mine' && way.isNatural && !way.enchantment ? [way] : [])),
  )
  const [way] = ways
  if (way === undefined) return ''
  const mining = { way, accepts: family.members, blocks: ways.flatMap(({ blocks }) => blocks) }
  // The member itself is on the path, so that its tool is not made of it.
  const extended = [...path, family.name]
  return writeMining(`obtain${pascalCase(family.name)}`, mining, context, extended) ?? ''
}
