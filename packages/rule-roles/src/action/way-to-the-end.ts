import type { Observation } from '@voyager-mc/core'
import type { ParsedTask } from '@voyager-mc/tech-tree'
import { arrowsForTheDragon } from '../supplies/arrows-for-the-dragon.ts'
import { eyesForThePortal } from '../supplies/eyes-for-the-portal.ts'

/** A step on the way to the End, and what shows that it is done. */
interface Step {
  readonly task: string
  /** Items any of which shows it, worn or held. */
  readonly proof?: RegExp
  /** Held pieces that are enough; one by default. */
  readonly count?: number
}

/** Gear that is lost with a life, and so comes before each of its steps. */
const gear: readonly Step[] = [
  { task: 'Craft 1 iron_pickaxe', proof: /^(iron|diamond|netherite)_pickaxe$/ },
  { task: 'Craft 1 shield', proof: /^shield$/ },
  { task: 'Craft 1 iron_sword', proof: /^(iron|diamond|netherite)_sword$/ },
  { task: 'Craft 1 iron_chestplate', proof: /^(iron|diamond|netherite)_chestplate$/ },
  { task: 'Craft 1 iron_leggings', proof: /^(iron|diamond|netherite)_leggings$/ },
  { task: 'Craft 1 iron_helmet', proof: /^(iron|diamond|netherite)_helmet$/ },
  { task: 'Craft 1 iron_boots', proof: /^(iron|diamond|netherite)_boots$/ },
]

/** Rods for the eyes and the fuel of a brewing stand. */
const rods = 8
const { asked: eyes, enough: enoughEyes } = eyesForThePortal

const nether: readonly Step[] = [
  { task: 'Mine 3 diamond', proof: /^(diamond|diamond_pickaxe|netherite_pickaxe)$/ },
  { task: 'Craft 1 diamond_pickaxe', proof: /^(diamond|netherite)_pickaxe$/ },
  { task: 'Obtain 1 water_bucket', proof: /^water_bucket$/ },
  { task: 'Obtain 4 cooked_beef', proof: /^(cooked_|bread$|golden_apple$)/, count: 4 },
  { task: 'Enter the_nether' },
]

const fight: readonly Step[] = [
  { task: 'Craft 1 bow', proof: /^(bow|crossbow)$/ },
  {
    task: `Obtain ${arrowsForTheDragon.asked} arrow`,
    proof: /^arrow$/,
    count: arrowsForTheDragon.enough,
  },
]

/**
 * Steps to a goal that lies in the End, as far as they are not done; undefined when it lies elsewhere. Each is a task of its
 * own, so that a long way goes on where it was left, and what is missing has a name.
 */
export function wayToTheEnd(
  { verb, names: [name] }: ParsedTask,
  observation: Observation,
): readonly string[] | undefined {
  const isFight = verb === 'kill' && name === 'ender_dragon'
  if (!isFight && !((verb === 'enter' || verb === 'go') && name === 'the_end')) return undefined
  const { dimension = 'overworld', inventory } = observation
  const missing = (steps: readonly Step[]): readonly string[] =>
    steps.filter((step) => !isDone(step, observation)).map(({ task }) => task)
  const held = (item: string): number => inventory[item] ?? 0
  if (dimension.endsWith('the_end')) return []
  const last = [...missing(isFight ? fight : []), 'Find stronghold', 'Enter the_end']
  if (held('ender_eye') >= enoughEyes) return [...missing(gear), ...last]
  const powder = held('blaze_powder') + 2 * held('blaze_rod')
  return [
    ...missing(gear),
    ...(dimension.endsWith('the_nether') ? [] : missing(nether)),
    ...(powder < eyes ? [`Obtain ${rods} blaze_rod`] : []),
    ...(held('ender_pearl') < eyes ? [`Obtain ${eyes} ender_pearl`] : []),
    `Craft ${eyes} ender_eye`,
    ...last,
  ]
}

function isDone({ proof, count = 1 }: Step, { inventory, equipment }: Observation): boolean {
  if (proof === undefined) return false
  const worn = Object.values(equipment).filter((item) => item !== undefined && proof.test(item))
  const held = Object.entries(inventory).filter(([item]) => proof.test(item))
  return worn.length + held.reduce((sum, [, pieces]) => sum + pieces, 0) >= count
}
