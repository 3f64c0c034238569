import { formatPosition, type Observation } from '@voyager-mc/core'
import type { TechTree } from '@voyager-mc/tech-tree'
import type { TaskMemory } from './task-memory.ts'

/** Used slots from which items are put away; the original's figure. */
const crowdedSlots = 33

/** Hunger below which food comes first, in points of 20. */
const hungryFood = 14

/** Difference of height to prey on the same level. */
const levelBlocks = 16

/** Health below which food heals, in points of 20. */
const hurtHealth = 13

/** Hunger from which wounds close by themselves. */
const healingFood = 18

/** Hunger, and health with a stomach too empty to heal, at which hunting comes before everything else. */
const starvingFood = 7
const weakHealth = 8

/** Foods that harm, or are too dear to eat for hunger. */
const badFood =
  /^(rotten_flesh|spider_eye|poisonous_potato|pufferfish|chicken|golden_apple|enchanted_golden_apple|suspicious_stew|chorus_fruit)$/

/** A task the observation itself asks for: room, food, sleep, better armour, a monster at hand; undefined when nothing presses. */
export function proposeNeed(
  observation: Observation,
  { memory, techTree }: { readonly memory: TaskMemory; readonly techTree: TechTree },
): string | undefined {
  // An observation that cannot show what is worn must not ask for it for ever.
  const isWornAlready = (task: string): boolean => task.startsWith('Equip') && memory.hasCompleted(task)
  const wishes = [
    makeRoom(observation),
    feed(observation, techTree),
    sleep(observation),
    dress(observation, techTree),
    fight(observation, memory),
  ]
  return wishes.find((task) => task !== undefined && !memory.isResting(task) && !isWornAlready(task))
}

function makeRoom({ usedSlots, chests, inventory }: Observation): string | undefined {
  if (usedSlots < crowdedSlots) return undefined
  const chest = chests.find(({ contents }) => contents === undefined || Object.keys(contents).length === 0)
  if (chest !== undefined) return `Deposit useless items into the chest at ${formatPosition(chest.position)}`
  return (inventory.chest ?? 0) > 0 ? 'Place 1 chest' : 'Craft 1 chest'
}

function feed(
  { food, health, inventory, nearbyEntities, position }: Observation,
  techTree: TechTree,
): string | undefined {
  // Wounds close only on a full stomach.
  const isHungry = food < hungryFood || (health < hurtHealth && food < healingFood)
  if (!isHungry) return undefined
  const points = (item: string): number => techTree.foodPoints(item) ?? 0
  const edible = Object.keys(inventory).filter((item) => points(item) > 0 && !badFood.test(item))
  const [best] = edible.sort((a, b) => points(b) - points(a))
  if (best !== undefined) return `Eat ${best}`
  const prey = nearbyEntities.filter(({ name }) => /^(cow|pig|sheep|rabbit)$/.test(name))
  if (food <= starvingFood || health <= weakHealth) return `Kill 2 ${prey[0]?.name ?? 'pig'}`
  // The way up from a cave costs more than the meal is worth.
  const level = prey.find((entity) => Math.abs(entity.position.y - position.y) < levelBlocks)
  return level === undefined || food >= hungryFood ? undefined : `Kill 2 ${level.name}`
}

/** Times of day between which one can sleep, in ticks. */
const [bedtime, dawn] = [12_600, 23_000]

function sleep({ timeOfDay, inventory }: Observation): string | undefined {
  const hasBed = Object.keys(inventory).some((item) => item.endsWith('_bed'))
  return hasBed && timeOfDay > bedtime && timeOfDay < dawn ? 'Sleep' : undefined
}

/** Monsters worth a fight; the others blow up, teleport or throw potions. */
const worthyFoe = /^(zombie|husk|skeleton|stray|spider|drowned|slime)$/

/** Blocks within which a monster is fought rather than left alone. */
const fightingDistance = 10

/** Health from which a fight is picked, in points of 20. */
const fightingHealth = 12

/** Each kind of monster is sought out once; afterwards blows are answered in passing. */
function fight({ health, inventory, nearbyEntities }: Observation, memory: TaskMemory): string | undefined {
  const isArmed = Object.keys(inventory).some((item) => /_(sword|axe)$/.test(item))
  if (!isArmed || health < fightingHealth) return undefined
  const foe = nearbyEntities.find(
    ({ name, distanceBlocks }) =>
      worthyFoe.test(name) && distanceBlocks <= fightingDistance && !memory.hasCompleted(`Kill 1 ${name}`),
  )
  return foe === undefined ? undefined : `Kill 1 ${foe.name}`
}

const armourTiers = ['leather', 'golden', 'chainmail', 'iron', 'diamond', 'netherite']

function dress({ inventory, equipment }: Observation, techTree: TechTree): string | undefined {
  const better = Object.keys(inventory).find((item) => {
    const slot = techTree.equipmentSlot(item)
    if (slot === undefined || slot === 'hand') return false
    if (!/_(helmet|chestplate|leggings|boots)$|^shield$/.test(item)) return false
    return rank(item) > rank(equipment[slot])
  })
  return better === undefined ? undefined : `Equip ${better}`
}

function rank(item: string | undefined): number {
  if (item === undefined) return -1
  return armourTiers.indexOf(item.split('_')[0] ?? '') + (item === 'shield' ? 1 : 0)
}
