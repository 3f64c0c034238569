import { hostileCreatures, isChestAtHand, slotsWithoutBallast, type Observation } from '@voyager-mc/core'
import type { TechTree } from '@voyager-mc/tech-tree'
import { pointsOfMeals } from './meals.ts'
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

export interface ProposeNeedOptions {
  readonly memory: TaskMemory
  readonly techTree: TechTree
  /** Whether the search for diamonds is put off, so that the night is spent above; asked before dusk. */
  readonly putsOffDescent: () => boolean
}

/**
 * A task the observation itself asks for: what one went down for when all of it is at hand, a weapon again after a death, a
 * chest for what is too much, prey when nothing edible is held and for the road, sleep, a monster at hand; undefined when
 * nothing presses. Eating, dressing and putting away happen within every attempt.
 */
export function proposeNeed(
  observation: Observation,
  { memory, techTree, putsOffDescent }: ProposeNeedOptions,
): string | undefined {
  const wishes = [
    finish(observation, memory),
    rearm(observation, memory),
    makeRoom(observation),
    feed(observation, techTree),
    sleep(observation),
    prepareForNight(observation, { memory, putsOffDescent }),
    takeMeat(observation, { memory, techTree }),
    fight(observation, memory),
  ]
  return wishes.find((task) => task !== undefined && !memory.isResting(task))
}

/** Planks of a table and of the sticks of a pickaxe. */
const pickaxePlanks = 6

/** The pickaxe for whose diamonds one went down: it takes seconds, and what they cost is not carried about for a meal or a bed. */
function finish({ inventory }: Observation, memory: TaskMemory): string | undefined {
  const count = (pattern: RegExp): number =>
    Object.entries(inventory).reduce((sum, [item, each]) => (pattern.test(item) ? sum + each : sum), 0)
  const planks = count(/_planks$/) + 4 * count(/_(log|stem)$/)
  const made = (count(/^crafting_table$/) > 0 ? 4 : 0) + (count(/^stick$/) > 1 ? 2 : 0)
  const isAtHand = count(/^diamond$/) >= pickaxeDiamonds && planks + made >= pickaxePlanks
  return isAtHand && !memory.seenItems().has('diamond_pickaxe') ? 'Craft 1 diamond_pickaxe' : undefined
}

/** Times an arm is made again: what is always missing again is put down somewhere. */
const mostArms = 5

/** Diamonds that a pickaxe takes. */
const pickaxeDiamonds = 3

/** A sword and a shield as soon as they are lost: what killed once waits below, and behind a shield archers do no harm. */
function rearm(
  { inventory, equipment, dimension = 'overworld' }: Observation,
  memory: TaskMemory,
): string | undefined {
  const held = [...Object.keys(inventory), ...Object.values(equipment)]
  const isMissing = (pattern: RegExp): boolean =>
    !held.some((item) => pattern.test(item)) && [...memory.seenItems()].some((item) => pattern.test(item))
  // What one went down for is made first: the way up for a blade's wood may cost it again.
  if ((inventory['diamond'] ?? 0) >= pickaxeDiamonds && !memory.seenItems().has('diamond_pickaxe'))
    return undefined
  const wishes = [
    ...(isMissing(/_sword$/) ? ['Craft 1 stone_sword'] : []),
    ...(isMissing(/^shield$/) && ((inventory['iron_ingot'] ?? 0) > 0 || dimension.includes('overworld'))
      ? ['Craft 1 shield']
      : []),
  ]
  return wishes.find((task) => memory.timesCompleted(task) < mostArms)
}

function makeRoom(observation: Observation): string | undefined {
  const { chests, inventory } = observation
  // Ballast is thrown away first, and no journey is made for a chest.
  if (slotsWithoutBallast(observation) < crowdedSlots || !isChestAtHand(observation)) return undefined
  const isAtHand = chests.length > 0 || (inventory.chest ?? 0) > 0
  return isAtHand ? undefined : 'Craft 1 chest'
}

function feed(
  { food, health, inventory, nearbyEntities, position }: Observation,
  techTree: TechTree,
): string | undefined {
  // Wounds close only on a full stomach.
  const isHungry = food < hungryFood || (health < hurtHealth && food < healingFood)
  if (!isHungry) return undefined
  // What is held is eaten in the next attempt, whatever its task.
  if (pointsOfMeals(inventory, techTree) > 0) return undefined
  const prey = nearbyEntities.filter(({ name }) => /^(cow|pig|sheep|rabbit)$/.test(name))
  if (food <= starvingFood || health <= weakHealth) return `Kill 2 ${prey[0]?.name ?? 'pig'}`
  // The way up from a cave costs more than the meal is worth.
  const level = prey.find((entity) => Math.abs(entity.position.y - position.y) < levelBlocks)
  return level === undefined || food >= hungryFood ? undefined : `Kill 2 ${level.name}`
}

/** Hunger that the food for the road takes away, in points of 20: three pieces of raw meat, and six for who stays below. */
const provisions = 6
const longProvisions = 18

/** Blocks within which prey is taken along. */
const preyDistance = 24

/** Times one kind of prey is hunted for the road until there are diamonds: where it gave little, work goes on. */
const mostHunts = 2

/** Stone of a furnace. */
const furnaceStones = 8

/**
 * Meat for the way down, where nothing grows, while animals stand around: wounds close only on a full stomach. Whoever has
 * a pickaxe of diamond stays below for long: four of five deaths in two hours came to the wounded and hungry, of one arrow.
 */
function takeMeat(
  { inventory, nearbyEntities, position, timeOfDay }: Observation,
  { memory, techTree }: { readonly memory: TaskMemory; readonly techTree: TechTree },
): string | undefined {
  if (!Object.keys(inventory).some((item) => item.endsWith('_sword'))) return undefined
  // The furnace takes two seconds where its stone was dug, and a hunt uses some of the stone up.
  const makesFurnace = !memory.seenItems().has('furnace') && !memory.isResting('Craft 1 furnace')
  if (makesFurnace && (inventory['cobblestone'] ?? 0) >= furnaceStones) return undefined
  const staysLong = memory.seenItems().has('diamond_pickaxe') && (timeOfDay < bedtime || timeOfDay >= dawn)
  if (pointsOfMeals(inventory, techTree) >= (staysLong ? longProvisions : provisions)) return undefined
  const prey = nearbyEntities.find(
    (entity) =>
      /^(cow|pig|sheep)$/.test(entity.name) &&
      entity.distanceBlocks <= preyDistance &&
      Math.abs(entity.position.y - position.y) < levelBlocks,
  )
  const task = prey && `Kill 2 ${prey.name}`
  return task === undefined || (!staysLong && memory.timesCompleted(task) >= mostHunts) ? undefined : task
}

/** Times of day between which one can sleep, in ticks. */
const [bedtime, dawn] = [12_600, 23_000]

/** Height of the surface, and of what is near enough to it. */
const surfaceHeight = 48

/** Under ground there is no night, and seldom room for a bed; in other dimensions beds explode. */
function sleep({ timeOfDay, inventory, position, dimension = 'overworld' }: Observation): string | undefined {
  if (!dimension.includes('overworld')) return undefined
  const hasBed = Object.keys(inventory).some((item) => item.endsWith('_bed'))
  const isNight = timeOfDay > bedtime && timeOfDay < dawn
  return hasBed && isNight && position.y >= surfaceHeight ? 'Sleep' : undefined
}

/** Time of day from which a bed is made before anything else: five minutes are left for three sheep. */
const afternoon = 5000

/** Ingots of an iron pickaxe. */
const pickaxeIngots = 3

/** A bed before dusk, when there is a weapon for the way and somebody has seen sheep: a night outside costs lives. */
function prepareForNight(
  { timeOfDay, dimension = 'overworld', inventory, nearbyEntities, places = [], position }: Observation,
  { memory, putsOffDescent }: Pick<ProposeNeedOptions, 'memory' | 'putsOffDescent'>,
): string | undefined {
  const held = Object.keys(inventory)
  // Whoever works under ground, or is about to, stays there for the night.
  const makesPickaxe = held.includes('iron_pickaxe') || (inventory['iron_ingot'] ?? 0) >= pickaxeIngots
  const isDiamondNext = makesPickaxe && !memory.seenItems().has('diamond')
  if (position.y < surfaceHeight) return undefined
  if (timeOfDay < afternoon || timeOfDay > bedtime || !dimension.includes('overworld')) return undefined
  if (isDiamondNext && !putsOffDescent()) return undefined
  if (held.some((item) => item.endsWith('_bed')) || !held.some((item) => item.endsWith('_sword')))
    return undefined
  const isSeen = [...nearbyEntities, ...places].some(({ name }) => name === 'sheep')
  const hasWool = (inventory['white_wool'] ?? 0) >= 3
  return isSeen || hasWool ? 'Craft 1 white_bed' : undefined
}

/** Monsters worth a fight; the others blow up, teleport or throw potions. */
const worthyFoe = /^(zombie|husk|skeleton|stray|spider|drowned|slime)$/

/** Blocks within which a monster is fought rather than left alone. */
const fightingDistance = 10

/** Blocks within which monsters come to each other's aid. */
const packDistance = 20

/** Health from which a fight is picked, in points of 20. */
const fightingHealth = 12

/** Each kind of monster is sought out once, alone and from behind a shield; afterwards blows are answered in passing. */
function fight(
  { health, inventory, equipment, nearbyEntities }: Observation,
  memory: TaskMemory,
): string | undefined {
  const isArmed = Object.keys(inventory).some((item) => /_(sword|axe)$/.test(item))
  const hasShield = [...Object.keys(inventory), ...Object.values(equipment)].includes('shield')
  if (!isArmed || !hasShield || health < fightingHealth) return undefined
  const pack = nearbyEntities.filter(
    ({ name, distanceBlocks }) => hostileCreatures.has(name) && distanceBlocks <= packDistance,
  )
  if (pack.length > 1) return undefined
  const foe = nearbyEntities.find(
    ({ name, distanceBlocks }) =>
      worthyFoe.test(name) && distanceBlocks <= fightingDistance && !memory.hasCompleted(`Kill 1 ${name}`),
  )
  return foe === undefined ? undefined : `Kill 1 ${foe.name}`
}
