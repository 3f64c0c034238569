import type { TaskVerb } from '@voyager-mc/tech-tree'
import { adviseItems } from './advise-items.ts'
import type { CritiqueFacts } from './critique-facts.ts'

/** Words on the next thing to do about a task that was missed. */
export function advise(facts: CritiqueFacts): string {
  return (advice[facts.task.verb] ?? adviseItems)(facts)
}

/** A full hunger bar, in points. */
const fullFood = 20

/** Advice on the tasks that do not end with items held. */
const advice: Partial<Readonly<Record<TaskVerb, (facts: CritiqueFacts) => string>>> = {
  kill: ({ task, finding }) => {
    const tool = task.means === undefined ? '' : ` with ${task.means.label}`
    return `Find and kill ${finding.left} more ${task.label}${tool}; explore where none is near.`
  },
  tame: ({ task, techTree }) => {
    const [food = 'your seat, by mounting it again and again'] = techTree.creature(
      task.names[0] ?? '',
    ).tamedWith
    return `Find ${task.label} and offer ${food} until it is tame.`
  },
  breed: ({ task, techTree, finding }) => {
    const [food = 'their food'] = task.means?.names ?? techTree.creature(task.names[0] ?? '').breedsOn
    const young = finding.left === 1 ? 'one young' : `${finding.left} young, one of each two`
    return `Still wanted: ${young}. Feed ${2 * finding.left} grown ${task.label} with ${food} and wait: breedAnimals does both.`
  },
  milk: ({ task }) => `Hold a bucket and use it on ${task.label}.`,
  shear: ({ task }) => `Hold shears and use them on ${task.label} that has wool.`,
  ride: ({ task }) => `Mount ${task.label} and stay seated.`,
  name: ({ task }) => `Use a name tag with that name on ${task.label}.`,
  equip: adviseWearing,
  eat: ({ task, before }) =>
    before.food >= fullFood
      ? 'Hunger is full, so nothing can be eaten; do something else first.'
      : `Obtain ${task.label === '' ? 'food' : task.label}, cook it if it is raw, and eat it.`,
  plant: advisePlacing,
  place: advisePlacing,
  deposit: ({ task, finding }) =>
    task.names.length === 0
      ? 'Put more useless items into the chest.'
      : `Deposit ${finding.left} more into a chest nearby.`,
  sleep: () => 'Place a bed and sleep in it at night.',
  explore: () => 'Explore another direction for longer.',
  find: () => 'Explore another direction for longer.',
  go: adviseGoing,
  enter: adviseGoing,
  build: ({ task }) =>
    task.label === 'nether_portal'
      ? 'Set a frame of obsidian, 4 wide and 5 high, and light it with flint and steel.'
      : `Build ${task.label} and compare it with the plan.`,
  enchant: ({ task }) =>
    `Hold ${task.label}, lapis lazuli and experience, and use an enchanting table or an anvil.`,
  brew: () => 'Fill bottles with water and brew them in a brewing stand with blaze powder.',
  gain: ({ task }) => `Drink a potion or eat something that gives ${task.label}.`,
}

function advisePlacing({ task, finding }: CritiqueFacts): string {
  return `Hold ${finding.left} more ${task.label} and put it down on free ground.`
}

function adviseGoing({ task }: CritiqueFacts): string {
  return `Walk there and stay; where it is unknown, explore for ${task.label === '' ? 'the place' : task.label}.`
}

function adviseWearing({ task, step, techTree }: CritiqueFacts): string {
  const { inventory, equipment } = step.observation
  const worn: readonly (string | undefined)[] = Object.values(equipment)
  const missing = task.names.filter((name) => !worn.includes(name))
  const held = missing.find((item) => (inventory[item] ?? 0) > 0)
  if (held !== undefined) return `It is in the inventory; call equipItem(bot, '${held}').`
  return `Obtain it first: ${techTree.why(missing[0] ?? '')}`
}
