import { suggestName } from '@voyager-mc/core'
import type { TechTree } from '@voyager-mc/tech-tree'
import type { SuiteProblem } from './suite-error.ts'

/** Throws the fault of a task. */
export type Fail = (problem: SuiteProblem, message: string, place: string) => never

/** Game that names are looked up in, and what is done about one that it lacks. */
export interface Names {
  readonly techTree: TechTree
  readonly fail: Fail
}

/** Refuses the name of an item that the game lacks. */
export function checkItem(item: string, { techTree, fail }: Names, place: string): void {
  const { items, version } = techTree
  if (items.includes(item)) return
  fail('unknown-name', unknown('item', item, version, suggestName(item, items)), place)
}

/** Refuses the name of a block that the game lacks. */
export function checkBlock(block: string, { techTree, fail }: Names, place: string): void {
  if (isBlock(block, techTree)) return
  const meant = suggestName(block, techTree.items)
  fail('unknown-name', unknown('block', block, techTree.version, meant), place)
}

/** Refuses the name of a creature that the game lacks. */
export function checkMob(mob: string, { techTree, fail }: Names, place: string): void {
  if (techTree.mobDrops(mob) !== undefined) return
  fail('unknown-name', unknown('creature', mob, techTree.version), place)
}

/** A biome, dimension or structure. */
export interface NamedPlace {
  readonly kind: 'biome' | 'dimension' | 'structure'
  readonly name: string
}

/** Refuses the name of a place that the game lacks. */
export function checkPlace(named: NamedPlace, { techTree, fail }: Names, place: string): void {
  if (isPlace(named, techTree)) return
  fail('unknown-name', unknown(named.kind, named.name, techTree.version), place)
}

/** Refuses the name of something that items come from and that is neither block nor creature nor structure. */
export function checkOrigin(name: string, names: Names, place: string): void {
  const { techTree, fail } = names
  const isKnown = isBlock(name, techTree) || techTree.mobDrops(name) !== undefined
  if (isKnown || isPlace({ kind: 'structure', name }, techTree)) return
  const meant = suggestName(name, techTree.items)
  fail('unknown-name', unknown('block, creature or structure', name, techTree.version, meant), place)
}

/** Refuses a name that is neither of a creature nor of an item. */
export function checkThing(name: string, names: Names, place: string): void {
  if (names.techTree.mobDrops(name) === undefined) checkItem(name, names, place)
}

function isBlock(name: string, techTree: TechTree): boolean {
  return name === 'air' || techTree.block(name) !== undefined
}

function isPlace({ kind, name }: NamedPlace, techTree: TechTree): boolean {
  // The language of tasks knows the places of each version.
  const read = techTree.parseTask(`Enter ${name}`)
  const goal = read.status === 'parsed' ? read.task.goal : undefined
  return goal?.kind === kind && goal.names.includes(name)
}

function unknown(kind: string, name: string, version: string, meant?: string): string {
  const remedy = meant === undefined ? `name one of that version.` : `did you mean ${meant}?`
  return `Minecraft ${version} has no ${kind} ${JSON.stringify(name)}; ${remedy}`
}
