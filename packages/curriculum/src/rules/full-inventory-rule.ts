import {
  distanceBetween,
  formatPosition,
  isChestAtHand,
  slotsWithoutBallast,
  type KnownChest,
  type Observation,
  type Task,
} from '@voyager-mc/core'
import type { CurriculumRule, CurriculumSituation } from './curriculum-rule.ts'

export interface FullInventoryRuleOptions {
  /** Used slots of 36 from which on the rule acts; the original's 33 leaves room for what the chest task needs. */
  readonly fromSlots?: number
  /** Used slots the agent is asked to get down to. */
  readonly targetSlots?: number
}

/** A single chest has 27 slots; with more kinds than this in it, depositing soon fails. */
const maxKindsInChest = 20
const maxFailuresPerChest = 2
/** Blocks; making another chest is quicker than a longer way there and back. */
const farthestChest = 48
const depositPrefix = 'Deposit useless items into the chest at '

/** Keeps the inventory from overflowing: deposit into a known chest, else place one, else craft one. */
export function fullInventoryRule({
  fromSlots = 33,
  targetSlots = 20,
}: FullInventoryRuleOptions = {}): CurriculumRule {
  return {
    isChore: (taskName) => taskName.startsWith(depositPrefix),
    propose: (situation) => {
      const { observation } = situation
      // Ballast is thrown away before anything is put by.
      if (slotsWithoutBallast(observation) < fromSlots) return undefined
      const task = depositTask(situation, targetSlots)
      if (task !== undefined) return task
      if (observation.inventory['chest'] !== undefined) return isFarOff(observation) ? undefined : placeTask
      return isChestAtHand(observation) ? craftTask : undefined
    },
  }
}

/** Nobody comes back for what lies in a chest of the Nether or the End. */
function isFarOff({ dimension }: Observation): boolean {
  return /^the_(?:nether|end)$/.test(dimension ?? '')
}

const craftTask: Task = {
  name: 'Craft 1 chest',
  context: 'A chest takes 8 planks of any wood and a crafting table nearby.',
}

const placeTask: Task = {
  name: 'Place a chest',
  context:
    'A chest is in the inventory. Place it on the ground nearby. It is done when a chest is among the nearby blocks or the known chests.',
}

function depositTask(situation: CurriculumSituation, targetSlots: number): Task | undefined {
  const { chests, position } = situation.observation
  const chest = chests
    .filter((candidate) => distanceBetween(candidate.position, position) <= farthestChest)
    .filter((candidate) => rank(candidate) < unusable && !failedOften(situation, candidate))
    .toSorted((a, b) => rank(a) - rank(b))[0]
  if (chest === undefined) return undefined
  const { usedSlots } = situation.observation
  return {
    name: depositName(chest),
    context: [
      `The inventory uses ${usedSlots} of 36 slots; it is done when useless items lie in the chest and at most ${targetSlots} are used.`,
      'Useless are decorative and surplus blocks such as andesite, diorite, granite, dirt, gravel and seeds,',
      'and tools or armor of a lower tier than the best held. Keep what the next tools need.',
      'The program can read the used slots with bot.inventoryUsed().',
    ].join(' '),
  }
}

const unusable = 3

/** Empty first, then never opened, then partly filled. */
function rank({ contents }: KnownChest): number {
  if (contents === undefined) return 1
  const kinds = Object.keys(contents).length
  if (kinds === 0) return 0
  return kinds <= maxKindsInChest ? 2 : unusable
}

function failedOften({ failed }: CurriculumSituation, chest: KnownChest): boolean {
  const name = depositName(chest)
  return failed.some((task) => task.name === name && task.failures >= maxFailuresPerChest)
}

function depositName({ position }: KnownChest): string {
  return `${depositPrefix}${formatPosition(position)}`
}
