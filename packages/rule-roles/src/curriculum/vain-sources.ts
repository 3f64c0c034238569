import type { TechTree } from '@voyager-mc/tech-tree'
import { isUnseen, sourcesOf } from '../experience/sights.ts'
import type { TaskMemory } from './task-memory.ts'

/** Things of everyday: a task that failed with them at hand did not fail for the wood of its tools. */
const everyday = {
  oak_planks: 64,
  stick: 64,
  cobblestone: 64,
  coal: 64,
  crafting_table: 1,
  furnace: 1,
  stone_pickaxe: 1,
  iron_pickaxe: 1,
  stone_sword: 1,
  shears: 1,
}

export interface VainSourcesOptions {
  readonly techTree: TechTree
  /** Whether a block, creature or item is known: seen, remembered or held. */
  readonly isKnown: (name: string) => boolean
}

/**
 * Blocks and creatures that failed tasks have looked for and that nobody has seen since: a birch that two attempts did not
 * find is not looked for again by way of its planks.
 */
export function vainSources(
  memory: Pick<TaskMemory, 'progress'>,
  { techTree, isKnown }: VainSourcesOptions,
): ReadonlySet<string> {
  const vain = new Set<string>()
  for (const name of new Set(memory.progress().failed)) {
    const parsed = techTree.parseTask(name)
    if (parsed.status === 'refused') continue
    const { verb, names, accepts } = parsed.task
    const [item] = accepts
    if (verb === 'kill') for (const creature of names) if (!isKnown(creature)) vain.add(creature)
    const plan =
      verb === 'kill' || item === undefined ? undefined : techTree.plan(item, { inventory: everyday })
    if (plan === undefined || plan.status === 'refused') continue
    for (const step of plan.steps) {
      if (isUnseen(step, isKnown)) for (const source of sourcesOf(step)) vain.add(source)
    }
  }
  return vain
}
