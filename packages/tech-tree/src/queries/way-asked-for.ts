import type { ItemTarget } from '../contract/plan.ts'
import type { ParsedTask, TaskVerb } from '../contract/parsed-task.ts'
import type { TechTree } from '../contract/tech-tree.ts'
import type { Way } from '../contract/way.ts'
import { givesFrom } from '../ways/gives-from.ts'

/** Way that the verb of a task asks for, and the things that have to be held for it. */
export interface AskedWay {
  readonly way: Way
  /** The cheapest tool, and what one act uses up. */
  readonly needs: readonly ItemTarget[]
}

/** Verbs that name one kind of way, whatever is cheaper. */
const wayTypes: Partial<Readonly<Record<TaskVerb, readonly Way['type'][]>>> = {
  fish: ['fish'],
  barter: ['barter'],
  trade: ['trade'],
  loot: ['loot'],
  grow: ['farm'],
  smelt: ['smelt'],
  cook: ['smelt'],
  fill: ['use'],
}

/** Finds the way that a task asks for by its verb; undefined where any will do. */
export function wayAskedFor(task: ParsedTask, { ways }: Pick<TechTree, 'ways'>): AskedWay | undefined {
  const types = wayTypes[task.verb] ?? []
  const isAsked = (way: Way): boolean =>
    task.origin === undefined
      ? types.includes(way.type)
      : givesFrom(way, { creatures: task.origin.names, tools: task.means?.names })
  const way = task.accepts.flatMap((item) => ways(item)).find(isAsked)
  if (way === undefined) return undefined
  const tools = way.tools.slice(0, 1).map((item) => ({ item, count: 1 }))
  const inputs = Object.entries(way.inputs).map(([item, count]) => ({ item, count }))
  return { way, needs: [...tools, ...inputs] }
}
