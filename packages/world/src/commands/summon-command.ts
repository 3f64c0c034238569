import type { Entity } from '../context/entity.ts'
import type { Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { dropExperience } from '../entities/drop-experience.ts'
import { CommandError } from '../errors/command-error.ts'
import { spawnMob } from '../mobs/spawn-mob.ts'
import type { CommandDefinition } from './define-command.ts'
import { stackOfData } from './item-data.ts'
import { mergeEntityData } from './merge-entity-data.ts'
import { parseSnbt } from './parse-snbt.ts'
import { resourceName } from './resource-name.ts'
import { asCompound, numberOf, type Compound } from './snbt-fields.ts'

/** Brings a mob, or items or experience that lie on the ground, into the world. */
export const summonCommand: CommandDefinition = {
  usage: '/summon <entity> [<pos>] [<nbt>]',
  run({ world, args, origin }) {
    const name = resourceName(args.word())
    const position = args.left > 0 ? args.position() : origin.position
    const data = args.left > 0 ? asCompound(parseSnbt(args.text())) : {}
    args.end()
    if (!summon(world, name, { position, data })) throw new CommandError(`Unknown entity: minecraft:${name}`)
    return `Summoned new ${world.registry.entitiesByName[name]?.displayName ?? name}`
  },
}

interface Birth {
  readonly position: Place
  readonly data: Compound
}

function summon(world: WorldContext, name: string, { position, data }: Birth): boolean {
  if (name === 'experience_orb') {
    const value = numberOf(data['Value']) ?? 1
    dropExperience(world, value > 0 ? value : 1, position)
    return true
  }
  const entity =
    name === 'item' ? summonItem(world, { position, data }) : summonMob(world, name, { position, data })
  if (!entity) return false
  mergeEntityData(world, entity, data)
  return true
}

function summonMob(world: WorldContext, name: string, { position, data }: Birth): Entity | undefined {
  const size = numberOf(data['Size'])
  const { profession } = asCompound(data['VillagerData'])
  return spawnMob(world, name, {
    position,
    isPersistent: true,
    ...(typeof profession === 'string' && { profession: resourceName(profession) }),
    // Vanilla counts slime sizes from 0.
    ...(size === undefined ? {} : { size: Math.max(1, Math.min(4, Math.floor(size) + 1)) }),
  })
}

function summonItem(world: WorldContext, { position, data }: Birth): Entity | undefined {
  const stack = stackOfData(world, data['Item'])
  return stack && world.entities.dropItem(stack, { position })
}
