import { createDueTicks } from '../context/due-ticks.ts'
import type { Mechanic } from '../context/mechanic.ts'
import { blockPlace, placeKey, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'

// https://minecraft.wiki/w/Pressure_Plate
const holdTicks = 20
const lookTicks = 2
const weights: Readonly<Record<string, number>> = {
  light_weighted_pressure_plate: 1,
  heavy_weighted_pressure_plate: 10,
}
const mostPower = 15
const onlyLiving = /^(stone|polished_blackstone)_pressure_plate$/

/** Lets pressure plates give power while something stands on them, and a second longer. */
export function createPressurePlates(): Mechanic {
  const pressed = createDueTicks()
  const tread = (world: WorldContext, position: Place, isLiving: boolean): void => {
    const feet = { ...position, y: position.y + 0.05 }
    const { name } = world.blocks.at(feet)
    if (!name.endsWith('_pressure_plate') || (!isLiving && onlyLiving.test(name))) return
    const place = blockPlace(feet)
    pressed.set(place, world.tick + holdTicks)
    show(world, place)
  }
  return {
    name: 'pressure-plates',
    tickPlayer(world, player) {
      if (!player.isDead && player.gameMode !== 'spectator') tread(world, player.position, true)
    },
    tickEntity: {
      any(world, entity) {
        if ((world.tick + entity.id) % lookTicks === 0 && entity.kind !== 'experience-orb')
          tread(world, entity.position, entity.kind === 'mob')
      },
    },
    tick(world) {
      for (const place of pressed.take(world.tick)) release(world, place)
    },
    kept: pressed.kept,
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
  if (name.endsWith('_pressure_plate'))
    world.blocks.update(place, weights[name] === undefined ? { powered: false } : { power: 0 })
}

function countOn(world: WorldContext, plate: Place): number {
  const key = placeKey(plate)
  const isOn = ({ position }: { readonly position: Place }): boolean =>
    placeKey(blockPlace({ ...position, y: position.y + 0.05 })) === key
  let count = world.players.filter(isOn).length
  for (const entity of world.entities.all())
    if (isOn(entity)) count += entity.kind === 'item' ? entity.stack.count : 1
  return count
}
