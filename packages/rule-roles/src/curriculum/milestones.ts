import type { Observation } from '@voyager-mc/core'
import type { TechTree } from '@voyager-mc/tech-tree'
import { arrowsForTheDragon, taskForArrows } from '../supplies/arrows-for-the-dragon.ts'
import { heldOrHoarded, outfitIngots } from '../supplies/hoard.ts'
import { armourAtHand, ironToMelt } from './armour-at-hand.ts'
import { descent } from './descent.ts'
import { eyeRungs } from './eye-rungs.ts'
import { held, isAtHome, isDarkOutside, mostOutfits, type Milestone } from './milestone.ts'
import { own } from '../supplies/dressed.ts'
import { provisions } from './provisions.ts'
import { rung } from './rung.ts'
import type { TaskMemory } from './task-memory.ts'

/** The task of a rung. */
export interface NextMilestone {
  readonly task: string
  /** Whether it is on the way to the dragon, which can wait while there is much to find nearby. */
  readonly isJourney: boolean
  /** Whether it is left when an attempt ran out of time, and taken up again later. */
  readonly canWait: boolean
  /** Whether it is beside the way, and takes more than one attempt to come to its end. */
  readonly isLong: boolean
}

export interface NextMilestoneOptions {
  readonly memory: TaskMemory
  readonly techTree: TechTree
  /** Seconds of the world that a task takes by what was experienced of it, given an estimate; absent knows nothing. */
  readonly secondsOf?: (task: string, estimate: number) => number
  /** Whether the search for diamonds is put off; asked when it is next, and never while it is not given. */
  readonly putsOffDescent?: () => boolean
}

/** Seconds that a rung beside the way to the dragon may take: no more than half a dozen new kinds nearby. */
const besideSeconds = 1200

/** Seconds that one may take which is a search below ground or in the Nether: one attempt of ten minutes is too short for it. */
const longSeconds = 3600

/** Seconds that one takes as long as nobody has tried. */
const besideEstimate = 600

/**
 * The next rung of wood, stone, iron, diamond, of the gear for the road, and of the way to the dragon; undefined when all
 * are reached or what comes next rests. A rung beside the way is passed over while it rests, or where it has proved to cost
 * more than it is worth, what the surface has waits for the day, and the others wait for each other. While the search for
 * diamonds is put off, gear is what is left of the ladder.
 */
export function nextMilestone(
  observation: Observation,
  {
    memory,
    techTree,
    secondsOf = (_task, estimate) => estimate,
    putsOffDescent = () => false,
  }: NextMilestoneOptions,
): NextMilestone | undefined {
  let [isBlocked, isPutOff] = [false, false]
  // Nothing else leads to the dragon: what failed on the way to it is tried anew after a while, however often.
  const isResting = ({ task, isLasting }: Milestone): boolean =>
    isLasting === true ? memory.isWaiting(task) : memory.isResting(task)
  for (const rung of [
    ...ladder(techTree, observation),
    ...descent(techTree, observation),
    ...outfit,
    ...provisions(techTree, observation),
    ...journey(observation),
    ...eyeRungs(observation),
    ...lastJourney(observation),
  ]) {
    const { task, isReached, isBeside, isJourney = false, isDescent = false, isLong = false } = rung
    if (isReached(memory, observation) || (isBlocked && isBeside !== true)) continue
    const most = isLong ? longSeconds : besideSeconds
    const isOptional = isJourney && isBeside === true && rung.isLasting !== true
    if (isOptional && secondsOf(task, besideEstimate) > most) continue
    // Gear is seen to meanwhile; the way to the dragon needs the diamonds.
    if (isPutOff && (isDescent || isJourney)) continue
    const isForDay = rung.isOutdoors === true && isDarkOutside(observation)
    if (isResting(rung) || isForDay) isBlocked ||= isBeside !== true
    else if (isDescent && putsOffDescent()) isPutOff = true
    else return { task, isJourney, isLong, canWait: rung.canWait === true || (isBeside === true && !isLong) }
  }
  return undefined
}

/** Tasks one of which shows that the way to the dragon was begun. */
export const firstOfJourney = ['Enchant 1 diamond_pickaxe', 'Enter the_nether'] as const

/** Pickaxe, blade, breastplate and water for the road, seen to anew when they are lost: no portal is had without water. */
const outfit: readonly Milestone[] = [
  { task: 'Craft 1 iron_pickaxe', pattern: /^(iron|diamond|netherite)_pickaxe$/ },
  { task: 'Craft 1 iron_sword', pattern: /^(iron|diamond|netherite)_sword$/ },
  { task: 'Craft 1 iron_chestplate', pattern: /^(iron|diamond|netherite)_chestplate$/ },
  {
    task: 'Obtain 1 water_bucket',
    pattern: /^(water_bucket|blaze_rod|blaze_powder|ender_eye)$/,
    isOutdoors: true,
  },
].map(({ task, pattern, isOutdoors = false }) => ({
  task,
  isLasting: true,
  isOutdoors,
  canWait: true,
  isReached: (memory, observation) =>
    memory.timesCompleted(task) >= mostOutfits ||
    own(observation).some((item) => pattern.test(item)) ||
    // Whoever has got to the Nether needs none there, and nobody comes back for it.
    (isOutdoors && !isAtHome(observation)),
}))

/** Times the iron of a second outfit is collected. */
const mostSpares = 6

/** The way to the dragon as far as the eyes, once the agent is dressed for it; a rung that fails rests, and other things are done meanwhile. */
const journey = (observation: Observation): readonly Milestone[] => [
  // Its obsidian lies where that of the portal does, and nothing of it lies in the Nether.
  rung(firstOfJourney[0], { isBeside: true, isLong: true, isAtHome: true, needs: /^diamond_pickaxe$/ }),
  // Piglins leave whoever wears gold alone; without it they came in packs, and two of seven deaths in the Nether were theirs.
  rung('Craft 1 golden_boots', { isBeside: true, isAtHome: true, worn: /^golden_/, most: mostOutfits }),
  // The ingot of netherite takes gold, and four of it are no reason to come back; lost twice, it is had once there is debris.
  rung('Obtain 4 gold_ingot', {
    isBeside: true,
    isAtHome: true,
    held: ['gold_ingot', 4],
    proof: /^netherite_ingot$/,
    most: 2,
  }),
  // Collected with armour on, it is the armour of whoever comes back from a death with nothing.
  rung(`Obtain ${Math.max(1, outfitIngots - heldOrHoarded(observation, 'iron_ingot'))} iron_ingot`, {
    isBeside: true,
    isAtHome: true,
    after: 'Enter the_nether',
    held: ['iron_ingot', outfitIngots - 2],
    most: mostSpares,
  }),
  // At home one that is about already; of five lives that looked for one at night, one found it, and one died.
  rung('Obtain 1 ender_pearl', {
    isBeside: true,
    isAtHome: true,
    isInSight: true,
    proof: /^ender_(pearl|eye)$/,
  }),
  rung(firstOfJourney[1], { proof: /^(blaze_rod|blaze_powder|ender_eye)$/ }),
  // With the gear whole it takes a quarter of an hour of digging in rock; after a fortress it was often lost first.
  rung('Obtain 1 netherite_ingot', {
    isBeside: true,
    isLong: true,
    isLasting: true,
    after: 'Enter the_nether',
    proof: /^netherite_ingot$/,
  }),
  // A stand and its fuel; what is carried about in a fortress is soon lost.
  rung('Obtain 2 blaze_rod', { proof: /^(blaze_powder|ender_eye)$/ }),
  rung('Brew 1 potion of strength', {
    isBeside: true,
    isLong: true,
    isLasting: true,
    carries: /^blaze_(rod|powder)$/,
  }),
  // In the forests of the Nether they stand about.
  rung('Obtain 3 ender_pearl', {
    isBeside: true,
    isLong: true,
    after: 'Enter the_nether',
    proof: /^ender_(pearl|eye)$/,
  }),
]

/** The way from the eyes to the dragon. */
const lastJourney = (observation: Observation): readonly Milestone[] => [
  // Worn in the End, where endermen killed all who looked up at the crystals.
  rung('Obtain 1 carved_pumpkin', {
    isBeside: true,
    isAtHome: true,
    needs: /^ender_eye$/,
    worn: /^carved_pumpkin$/,
    most: mostOutfits,
  }),
  rung('Craft 1 bow', { held: ['bow', 1] }),
  rung(taskForArrows(observation), { held: ['arrow', arrowsForTheDragon.enough] }),
  rung('Find stronghold'),
  rung('Enter the_end'),
  rung('Kill 1 ender_dragon'),
]

/**
 * Twelve logs are enough for two tables, the tools up to diamond with those that break under way, a sword and a shield
 * against what lives below, and fuel for the first ingots: one log short costs the way up and down again. Four of iron
 * make the pickaxe and the shield; what is there for armour goes into the furnaces with them.
 */
function ladder(techTree: TechTree, observation: Observation): readonly Milestone[] {
  const armour = armourAtHand(observation)
  const rawIron = techTree.items.includes('raw_iron') ? 'raw_iron' : 'iron_ore'
  return [
    { task: 'Mine 12 wood log', isReached: held(/_(log|planks|stem)$|^(crafting_table|wooden_pickaxe)$/) },
    { task: 'Craft 1 crafting_table', isReached: held(/^(crafting_table|wooden_pickaxe|stone_pickaxe)$/) },
    { task: 'Craft 1 wooden_pickaxe', isReached: held(/^(wooden|stone|iron|diamond)_pickaxe$/) },
    { task: 'Mine 14 cobblestone', isReached: held(/^(cobblestone|stone_pickaxe|iron_pickaxe)$/) },
    { task: 'Craft 1 stone_pickaxe', isReached: held(/^(stone|iron|diamond)_pickaxe$/) },
    // Each craft takes its table along again: by hand that is four seconds, with an axe one.
    { task: 'Craft 1 stone_axe', isReached: held(/_axe$|^(iron|diamond)_pickaxe$/) },
    { task: 'Craft 1 stone_sword', isReached: held(/_sword$|^(iron|diamond)_pickaxe$/) },
    { task: 'Craft 1 furnace', isReached: held(/^(furnace|iron_ingot|iron_pickaxe)$/) },
    { task: 'Mine 4 iron_ore', isReached: held(new RegExp(`^(${rawIron}|iron_ingot|iron_pickaxe)$`)) },
    { task: `Smelt ${ironToMelt(observation)} ${rawIron}`, isReached: held(/^(iron_ingot|iron_pickaxe)$/) },
    { task: 'Craft 1 iron_pickaxe', isReached: held(/^(iron|diamond)_pickaxe$/) },
    { task: 'Craft 1 shield', isReached: held(/^(shield|diamond|diamond_pickaxe)$/) },
    ...(armour === undefined
      ? []
      : [{ task: armour, isReached: held(/^(diamond|diamond_pickaxe)$/), isBeside: true }]),
  ]
}
