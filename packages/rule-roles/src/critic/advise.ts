import { adviseItems } from './advise-items.ts'
import type { CritiqueFacts } from './critique-facts.ts'

/** A full hunger bar, in points. */
const fullFood = 20

/** Words on what to do next about a task that was missed. */
export function advise(facts: CritiqueFacts): string {
  const { task, finding, before, step, techTree } = facts
  const { verb, label, names } = task
  const [name = ''] = names
  const { left } = finding
  const tool = task.means === undefined ? '' : ` with ${task.means.label}`
  switch (verb) {
    case 'kill':
      return `Find and kill ${left} more ${label}${tool}; explore where none is near.`
    case 'tame':
      return `Find ${label} and offer ${techTree.creature(name).tamedWith[0] ?? 'your seat, by mounting it again and again'} until it is tame.`
    case 'breed':
      return `Feed two grown ${label} with ${techTree.creature(name).breedsOn[0] ?? 'their food'} and wait for the young.`
    case 'milk':
      return `Hold a bucket and use it on ${label}.`
    case 'shear':
      return `Hold shears and use them on ${label} that has wool.`
    case 'ride':
      return `Mount ${label} and stay seated.`
    case 'name':
      return `Use a name tag with that name on ${label}.`
    case 'equip':
      return adviseWearing(facts)
    case 'eat': {
      if (before.food >= fullFood) return 'Hunger is full, so nothing can be eaten; do something else first.'
      return `Obtain ${label === '' ? 'food' : label}, cook it if it is raw, and eat it.`
    }
    case 'plant':
    case 'place':
      return `Hold ${left} more ${label} and put it down on free ground.`
    case 'deposit':
      return names.length === 0
        ? 'Put more useless items into the chest.'
        : `Deposit ${left} more into a chest nearby.`
    case 'sleep':
      return 'Place a bed and sleep in it at night.'
    case 'explore':
    case 'find':
      return 'Explore another direction for longer.'
    case 'go':
    case 'enter':
      return `Walk there and stay; where it is unknown, explore for ${label === '' ? 'the place' : label}.`
    case 'build':
      return label === 'nether_portal'
        ? 'Set a frame of obsidian, 4 wide and 5 high, and light it with flint and steel.'
        : `Build ${label} and compare it with the plan.`
    case 'enchant':
      return `Hold ${label}, lapis lazuli and experience, and use an enchanting table or an anvil.`
    case 'brew':
      return 'Fill bottles with water and brew them in a brewing stand with blaze powder.'
    case 'gain':
      return `Drink a potion or eat what gives ${label}. Step: ${step.outcome.status}.`
    default:
      return adviseItems(facts)
  }
}

function adviseWearing({ task, step, techTree }: CritiqueFacts): string {
  const { inventory, equipment } = step.observation
  const worn: readonly (string | undefined)[] = Object.values(equipment)
  const missing = task.names.filter((name) => !worn.includes(name))
  const held = missing.find((item) => (inventory[item] ?? 0) > 0)
  if (held !== undefined) return `It is in the inventory; call equipItem(bot, '${held}').`
  return `Obtain it first: ${techTree.why(missing[0] ?? '')}`
}
