import type { CommandAnswer } from '../context/command.ts'
import type { Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { CommandError } from '../errors/command-error.ts'
import type { CommandArguments } from './command-arguments.ts'
import type { CommandDefinition } from './define-command.ts'
import { dataOfEntity } from './entity-data.ts'
import { entityName } from './entity-name.ts'
import { formatSnbt } from './format-snbt.ts'
import { dataOfSlots, slotsOfData } from './item-data.ts'
import { mergeEntityData } from './merge-entity-data.ts'
import { parseSnbt } from './parse-snbt.ts'
import { readDataPath, sizeOfData } from './read-data-path.ts'
import { asCompound, type Compound } from './snbt-fields.ts'

/** Shows and changes what the world holds of entities and of blocks that hold something. */
export const dataCommand: CommandDefinition = {
  usage:
    '/data (get (entity <target> [<path>] | block <targetPos> [<path>]) | merge (entity <target> <nbt> | block <targetPos> <nbt>))',
  run({ world, args }) {
    const action = args.choice(['get', 'merge'] as const)
    const kind = args.choice(['entity', 'block'] as const)
    const subject = kind === 'entity' ? entityOf(world, args) : blockOf(world, args.block())
    if (action === 'get') return get(subject, args)
    const data = asCompound(parseSnbt(args.text()))
    if (Object.keys(data).length === 0)
      throw new CommandError('Nothing changed. The specified properties already have these values')
    subject.merge(data)
    return `Modified ${kind} data of ${subject.title}`
  },
}

interface Subject {
  readonly title: string
  read(): Compound
  merge(data: Compound): void
}

function get(subject: Subject, args: CommandArguments): CommandAnswer {
  const path = args.left > 0 ? args.word() : undefined
  args.end()
  const data = path === undefined ? subject.read() : readDataPath(subject.read(), path)
  return { text: `${subject.title} has the following data: ${formatSnbt(data)}`, result: sizeOfData(data) }
}

function entityOf(world: WorldContext, args: CommandArguments): Subject {
  const target = args.target()
  return {
    title: entityName(world, target),
    read: () => dataOfEntity(world, target),
    merge(data) {
      if (target.kind === 'player') throw new CommandError('Unable to modify player data')
      mergeEntityData(world, target, data)
    },
  }
}

function blockOf(world: WorldContext, place: Place): Subject {
  const { x, y, z } = place
  const container = world.hooks.storageAt(place)?.container
  const own = world.hooks.dataAt(place)
  if (!container && !own) throw new CommandError('The target block is not a block entity')
  return {
    title: `${x}, ${y}, ${z}`,
    read: () => ({
      id: `minecraft:${world.blocks.at(place).name}`,
      x,
      y,
      z,
      ...(container ? { Items: dataOfSlots(world, container.toArray().entries()) } : {}),
      ...own?.read(),
    }),
    merge(data) {
      if (container && data['Items'] !== undefined) {
        const slots = new Map(slotsOfData(world, data['Items']))
        for (let slot = 0; slot < container.size; slot += 1) container.set(slot, slots.get(slot))
      }
      own?.merge(data)
    },
  }
}
