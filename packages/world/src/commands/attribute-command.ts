import { asMob } from '../context/mob.ts'
import type { WorldContext } from '../context/world-context.ts'
import { CommandError } from '../errors/command-error.ts'
import { armorPoints } from '../rules/index.ts'
import type { CommandDefinition } from './define-command.ts'
import { entityName } from './entity-name.ts'
import { resourceName } from './resource-name.ts'
import type { Target } from './select-targets.ts'

/** Attributes that this world holds. */
export const attributeNames = ['max_health', 'attack_damage', 'armor', 'follow_range'] as const

type Attribute = (typeof attributeNames)[number]

// https://minecraft.wiki/w/Attribute
const mostHealth = 1024
const playerHealth = 20
const armorSlots = [5, 6, 7, 8]

/** Shows attributes of creatures and players, and changes the greatest health of creatures. */
export const attributeCommand: CommandDefinition = {
  usage: '/attribute <target> <attribute> (get [<scale>] | base (get [<scale>] | set <value>))',
  run({ world, args }) {
    const target = args.target()
    const attribute = attributeOf(args.word())
    const isBase = args.choice(['get', 'base'] as const) === 'base'
    const action = isBase ? args.choice(['get', 'set'] as const) : 'get'
    const title = `attribute ${attribute} for entity ${entityName(world, target)}`
    if (action === 'get') {
      const scale = args.left > 0 ? args.decimal() : 1
      args.end()
      const value = valueOf(target, attribute, isBase)
      return { text: `${isBase ? 'Base value' : 'Value'} of ${title} is ${value}`, result: value * scale }
    }
    const value = args.decimal({ minimum: 1, maximum: mostHealth })
    args.end()
    setMaxHealth(world, target, { attribute, value })
    return `Base value for ${title} set to ${value}`
  },
}

// Until 1.21.1 names stood in groups.
function attributeOf(word: string): Attribute {
  const name = resourceName(word).replace(/^(generic|player)\./, '')
  const found = attributeNames.find((each) => each === name)
  if (found) return found
  throw new CommandError(`Unknown attribute '${name}', known are ${attributeNames.join(', ')}`)
}

function valueOf(target: Target, attribute: Attribute, isBase: boolean): number {
  if (target.kind === 'player') {
    const worn = armorSlots.map((slot) => armorPoints(target.inventory.get(slot)?.name ?? ''))
    const armor = isBase ? 0 : worn.reduce((sum, points) => sum + points, 0)
    if (attribute !== 'follow_range') return { max_health: playerHealth, attack_damage: 1, armor }[attribute]
  }
  const mob = target.kind === 'player' ? undefined : asMob(target)
  if (!mob) throw new CommandError(`${target.kind} has no attribute ${attribute}`)
  const worn = Object.values(mob.equipment).reduce((sum, { name }) => sum + armorPoints(name), 0)
  return {
    max_health: mob.maxHealth,
    attack_damage: mob.traits.attack,
    armor: mob.traits.armor + (isBase ? 0 : worn),
    follow_range: mob.traits.sightBlocks,
  }[attribute]
}

function setMaxHealth(
  world: WorldContext,
  target: Target,
  { attribute, value }: { readonly attribute: Attribute; readonly value: number },
): void {
  const mob = target.kind === 'player' ? undefined : asMob(target)
  if (!mob || attribute !== 'max_health')
    throw new CommandError(
      `Attribute ${attribute} of ${entityName(world, target)} cannot be changed; max_health of creatures can`,
    )
  mob.maxHealth = value
  mob.health = Math.min(mob.health, value)
}
