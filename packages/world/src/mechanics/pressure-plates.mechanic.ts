import { createDueTicks } from '../context/due-ticks.ts'
import type { Entity } from '../context/entity.ts'
import type { Mechanic } from '../context/mechanic.ts'
import { blockPlace, placeKey, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'

// https://minecraft.wiki/w/Pressure_Plate
const holdTicks = 20
const lookTicks = 2
// Entities that are gone are forgotten this often.
const forgetTicks = 1200
const weights: Readonly<Record<string, number>> = {
  light_weighted_pressure_plate: 1,
  heavy_weighted_pressure_plate: 10,
}
const mostPower = 15
const onlyLiving = /^(stone|polished_blackstone)_pressure_plate$/

/** Lets pressure plates give power while something stands on them, and a second longer. */
export function createPressurePlates(): Mechanic {
  const pressed = createDueTicks()
  const looks = createLooks()
  const tread = (world: WorldContext, place: Place, isLiving: boolean): void => {
    const { name } = world.blocks.at(place)
    if (!isPlate(name) || (!isLiving && onlyLiving.test(name))) return
    pressed.set(place, world.tick + holdTicks)
    show(world, place)
  }
  return {
    name: 'pressure-plates',
    tickPlayer(world, player) {
      if (!player.isDead && player.gameMode !== 'spectator') tread(world, cellOf(player.position), true)
    },
    tickEntity: {
      any(world, entity) {
        if ((world.tick + entity.id) % lookTicks !== 0 || entity.kind === 'experience-orb') return
        if (looks.isKnown(entity)) return
        const place = cellOf(entity.position)
        if (isPlate(world.blocks.at(place).name)) tread(world, place, entity.kind === 'mob')
        else looks.remember(entity.id, place)
      },
    },
    tick(world) {
      for (const place of pressed.take(world.tick)) release(world, place)
      if (world.tick % forgetTicks === 0) looks.clear()
    },
    blockChanged(_world, { after }) {
      if (isPlate(after.name)) looks.clear()
    },
    restored: () => looks.clear(),
    kept: pressed.kept,
  }
}

const isPlate = (name: string): boolean => name.endsWith('_pressure_plate')

// Bodies stand on the floor below a plate's thin board as well as on the board.
const cellOf = ({ x, y, z, dimension }: Place): Place => blockPlace({ x, y: y + 0.05, z, dimension })

/** Cells without a plate in which entities were last seen: most stay where they are, and a look at a block is dear. */
interface Looks {
  isKnown(entity: Entity): boolean
  remember(entityId: number, cell: Place): void
  clear(): void
}

function createLooks(): Looks {
  const cells = new Map<number, Place>()
  return {
    isKnown({ id, position: { x, y, z, dimension } }) {
      const cell = cells.get(id)
      return (
        cell !== undefined &&
        Math.floor(x) === cell.x &&
        Math.floor(z) === cell.z &&
        Math.floor(y + 0.05) === cell.y &&
        dimension === cell.dimension
      )
    },
    remember: (entityId, cell) => void cells.set(entityId, cell),
    clear: () => cells.clear(),
  }
}

function show(world: WorldContext, place: Place): void {
  const { name, properties } = world.blocks.at(place)
  const perPower = weights[name]
  if (perPower === undefined) {
    if (properties['powered'] !== true) world.blocks.update(place, { powered: true })
    return
  }
  const power = Math.min(mostPower, Math.ceil(countOn(world, place) / perPower))
  if (power > 0 && power !== properties['power']) world.blocks.update(place, { power })
}

function release(world: WorldContext, place: Place): void {
  if (!world.blocks.isLoaded(place)) return
  const { name } = world.blocks.at(place)
  if (isPlate(name))
    world.blocks.update(place, weights[name] === undefined ? { powered: false } : { power: 0 })
}

function countOn(world: WorldContext, plate: Place): number {
  const key = placeKey(plate)
  const isOn = ({ position }: { readonly position: Place }): boolean => placeKey(cellOf(position)) === key
  let count = world.players.filter(isOn).length
  for (const entity of world.entities.all())
    if (isOn(entity)) count += entity.kind === 'item' ? entity.stack.count : 1
  return count
}
