import type { Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { dropExperience } from '../entities/drop-experience.ts'
import { CommandError } from '../errors/command-error.ts'
import { spawnMob } from '../mobs/spawn-mob.ts'
import type { CommandDefinition } from './define-command.ts'
import { parseItem } from './parse-item.ts'
import { parseSnbt, type SnbtValue } from './parse-snbt.ts'
import { resourceName } from './resource-name.ts'

/** Brings a mob, or items or experience that lie on the ground, into the world. */
export const summonCommand: CommandDefinition = {
  usage: '/summon <entity> [<pos>] [<nbt>]',
  run({ world, args, origin }) {
    const name = resourceName(args.word())
    const position = args.left > 0 ? args.position() : origin.position
    const data = args.left > 0 ? parseSnbt(args.word()) : {}
    args.end()
    if (!summon(world, name, { position, data })) throw new CommandError(`Unknown entity: minecraft:${name}`)
    return `Summoned new ${world.registry.entitiesByName[name]?.displayName ?? name}`
  },
}

function summon(
  world: WorldContext,
  name: string,
  { position, data }: { readonly position: Place; readonly data: SnbtValue },
): boolean {
  if (name === 'item') return summonItem(world, position, data)
  if (name === 'experience_orb') {
    const value = fieldOf(data, 'Value')
    dropExperience(world, typeof value === 'number' && value > 0 ? value : 1, position)
    return true
  }
  const age = fieldOf(data, 'Age')
  const size = fieldOf(data, 'Size')
  const work = fieldOf(fieldOf(data, 'VillagerData'), 'profession')
  const isBaby = (typeof age === 'number' && age < 0) || fieldOf(data, 'IsBaby') === 1
  const mob = spawnMob(world, name, {
    position,
    isPersistent: true,
    isBaby,
    ...(typeof work === 'string' && { profession: resourceName(work) }),
    // Vanilla counts slime sizes from 0.
    ...(typeof size === 'number' ? { size: Math.max(1, Math.min(4, Math.floor(size) + 1)) } : {}),
  })
  return mob !== undefined
}

function summonItem(world: WorldContext, position: Place, data: SnbtValue): boolean {
  const stack = fieldOf(data, 'Item')
  const id = fieldOf(stack, 'id')
  const count = fieldOf(stack, 'Count') ?? fieldOf(stack, 'count') ?? 1
  if (typeof id !== 'string' || typeof count !== 'number' || count < 1) return false
  const item = parseItem(world, id)
  world.entities.dropItem(
    { ...item, count: Math.min(Math.floor(count), world.items.stackSize(item.name)) },
    { position },
  )
  return true
}

function fieldOf(value: SnbtValue | undefined, name: string): SnbtValue | undefined {
  if (typeof value !== 'object' || Array.isArray(value)) return undefined
  // TypeScript does not narrow readonly lists away; whatever is an object but no list here is a compound.
  return (value as Readonly<Record<string, SnbtValue>>)[name]
}
