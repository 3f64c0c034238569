import type { Observation } from '@voyager-mc/core'
import type { TechTree } from '@voyager-mc/tech-tree'
import type { TaskMemory } from './task-memory.ts'

/** A step of the tool ladder: proposed until one of its items was held. */
interface Milestone {
  readonly task: string
  readonly isReached: (memory: TaskMemory, observation: Observation) => boolean
}

/** The next rung of wood, stone, iron, diamond; undefined when all are reached or the next one rests. */
export function nextMilestone(
  observation: Observation,
  { memory, techTree }: { readonly memory: TaskMemory; readonly techTree: TechTree },
): string | undefined {
  const next = ladder(techTree).find(({ isReached }) => !isReached(memory, observation))
  return next === undefined || memory.isResting(next.task) ? undefined : next.task
}

/**
 * Eight logs are enough for the table, the tools up to iron, a sword and a shield against what lives below, and fuel for the
 * first ingots. Four of iron make the pickaxe and the shield.
 */
function ladder(techTree: TechTree): readonly Milestone[] {
  const rawIron = techTree.items.includes('raw_iron') ? 'raw_iron' : 'iron_ore'
  return [
    { task: 'Mine 8 wood log', isReached: held(/_(log|planks|stem)$|^(crafting_table|wooden_pickaxe)$/) },
    { task: 'Craft 1 crafting_table', isReached: held(/^(crafting_table|wooden_pickaxe|stone_pickaxe)$/) },
    { task: 'Craft 1 wooden_pickaxe', isReached: held(/^(wooden|stone|iron|diamond)_pickaxe$/) },
    { task: 'Mine 11 cobblestone', isReached: held(/^(cobblestone|stone_pickaxe|iron_pickaxe)$/) },
    { task: 'Craft 1 stone_pickaxe', isReached: held(/^(stone|iron|diamond)_pickaxe$/) },
    { task: 'Craft 1 stone_sword', isReached: held(/_sword$|^(iron|diamond)_pickaxe$/) },
    { task: 'Craft 1 furnace', isReached: held(/^(furnace|iron_ingot|iron_pickaxe)$/) },
    { task: 'Mine 4 iron_ore', isReached: held(new RegExp(`^(${rawIron}|iron_ingot|iron_pickaxe)$`)) },
    { task: `Smelt 4 ${rawIron}`, isReached: held(/^(iron_ingot|iron_pickaxe)$/) },
    { task: 'Craft 1 iron_pickaxe', isReached: held(/^(iron|diamond)_pickaxe$/) },
    { task: 'Craft 1 shield', isReached: held(/^(shield|diamond|diamond_pickaxe)$/) },
    { task: 'Mine 3 diamond', isReached: held(/^(diamond|diamond_pickaxe)$/) },
    { task: 'Craft 1 diamond_pickaxe', isReached: held(/^diamond_pickaxe$/) },
  ]
}

function held(pattern: RegExp): Milestone['isReached'] {
  return (memory) => [...memory.seenItems()].some((item) => pattern.test(item))
}
