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
  const next = [...ladder(techTree), ...journey].find(({ isReached }) => !isReached(memory, observation))
  return next === undefined || memory.isResting(next.task) ? undefined : next.task
}

/** The way to the dragon, once the agent is dressed for it; a rung that fails rests, and other things are done meanwhile. */
const journey: readonly Milestone[] = [
  rung('Enter the_nether', /^(blaze_rod|blaze_powder|ender_eye)$/),
  rung('Obtain 8 blaze_rod', /^(blaze_powder|ender_eye)$/),
  rung('Obtain 14 ender_pearl', /^ender_eye$/),
  rung('Craft 14 ender_eye'),
  rung('Find stronghold'),
  rung('Enter the_end'),
  rung('Kill 1 ender_dragon'),
]

function rung(task: string, proof?: RegExp): Milestone {
  return {
    task,
    isReached: (memory, observation) =>
      memory.hasCompleted(task) ||
      !isDressed(observation) ||
      (proof !== undefined && [...memory.seenItems()].some((item) => proof.test(item))),
  }
}

/** Nobody sets out without a breastplate and a blade of iron or better. */
function isDressed({ inventory, equipment }: Observation): boolean {
  const own = [...Object.keys(inventory), ...Object.values(equipment)]
  const holds = (pattern: RegExp): boolean => own.some((item) => item !== undefined && pattern.test(item))
  return holds(/^(iron|diamond|netherite)_chestplate$/) && holds(/^(iron|diamond|netherite)_sword$/)
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
