import type { Observation } from '@voyager-mc/core'
import type { TechTree } from '@voyager-mc/tech-tree'
import { pointsOfMeals } from './meals.ts'
import { diamondTask, mostOutfits, type Milestone } from './milestone.ts'
import { isDressed, own } from '../supplies/dressed.ts'

/** Worn or held in the Nether beside blade and breastplate. */
const pieces = ['shield', 'iron_leggings', 'iron_helmet', 'iron_boots']

/** Hunger that the meals for the Nether take away, in points of 20: eight pieces of cooked beef. A fight with blazes eats them up. */
const mealPoints = 64

/** Meat by the animal that gives it, most filling first. */
const meats = { cow: 'beef', pig: 'porkchop', sheep: 'mutton' } as const

/**
 * Armour, shield and meals for the way to the dragon, seen to at home when it is next and blade and breastplate are there:
 * in the Nether nothing grows, and most lives ended there with half an armour and an empty stomach.
 */
export function provisions(techTree: TechTree, observation: Observation): readonly Milestone[] {
  const rungs = [
    ...pieces.map((item) => ({ task: `Craft 1 ${item}`, isHeld: isWornOrHeld(item) })),
    {
      task: `Obtain 8 cooked_${meatAtHand(observation)}`,
      isOutdoors: true,
      isHeld: ({ inventory }) => pointsOfMeals(inventory, techTree) >= mealPoints,
    } satisfies Rung,
  ]
  return rungs.map(({ task, isHeld, isOutdoors = false }: Rung) => ({
    task,
    isOutdoors,
    isJourney: true,
    canWait: true,
    isReached: (memory, observation) =>
      memory.timesCompleted(task) >= mostOutfits ||
      memory.isGivenUp(task) ||
      memory.hasCompleted('Kill 1 ender_dragon') ||
      !(observation.dimension ?? 'overworld').includes('overworld') ||
      !isDressed(observation) ||
      isHeld(observation),
  }))
}

/** Hunger that the meals for a long search take away, in points of 20: two pieces of cooked meat. */
const searchPoints = 12

/** Cooked meat for a second search for diamonds: the first one was long, and below nothing grows. */
export function mealsForSearch(techTree: TechTree, observation: Observation): Milestone {
  const task = `Obtain 3 cooked_${meatAtHand(observation)}`
  return {
    task,
    isBeside: true,
    // Whoever had lost everything went out for it at night, and was shot three times in five minutes.
    isOutdoors: true,
    isReached: (memory, { inventory, dimension = 'overworld' }) =>
      !memory.hasFailed(diamondTask) ||
      memory.timesCompleted(task) >= mostOutfits ||
      !dimension.includes('overworld') ||
      pointsOfMeals(inventory, techTree) >= searchPoints,
  }
}

interface Rung {
  readonly task: string
  readonly isOutdoors?: boolean
  readonly isHeld: (observation: Parameters<Milestone['isReached']>[1]) => boolean
}

function isWornOrHeld(item: string): Rung['isHeld'] {
  const pattern = new RegExp(`^${item.replace('iron', '(iron|diamond|netherite)')}$`)
  return (observation) => own(observation).some((each) => pattern.test(each))
}

/** Meat of an animal that somebody has seen; beef where nobody has seen any. */
function meatAtHand({ nearbyEntities, places = [] }: Observation): string {
  const seen = new Set([...nearbyEntities, ...places].map(({ name }) => name))
  return Object.entries(meats).find(([animal]) => seen.has(animal))?.[1] ?? meats.cow
}
