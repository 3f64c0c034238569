import type { Entity } from '../context/entity.ts'
import type { ServedWorld } from '../context/served-world.ts'
import type { WorldContext } from '../context/world-context.ts'

/** Runs one tick: the world's mechanics, then every player, then every entity in a loaded column. */
export function runTick(world: ServedWorld): void {
  const releases = world.players.map((player) => player.holdPackets())
  try {
    runHooks(world)
  } finally {
    for (const release of releases) release()
  }
}

function runHooks(world: ServedWorld): void {
  for (const hook of world.mechanicHooks.tick) guard(world, 'tick', () => hook(world))
  for (const player of world.players.slice()) {
    guard(world, 'player tick', () => {
      for (const hook of world.mechanicHooks.tickPlayer) hook(world, player)
      player.travelled.horizontal = 0
      player.travelled.jumps = 0
    })
  }
  for (const entity of world.entities.all()) {
    if (world.blocks.isLoaded(entity.position)) tickEntity(world, entity)
  }
  world.events.emit('tick', { tick: world.tick })
}

function tickEntity(world: ServedWorld, entity: Entity): void {
  try {
    for (const tick of world.entityTicks(entity)) if (!entity.isRemoved) tick(world, entity)
  } catch (error) {
    world.events.emit('error', { error, during: 'entity tick' })
  }
}

/** Runs a part of the world and reports what it throws, so that one broken mechanic does not stop the others. */
export function guard(world: WorldContext, during: string, action: () => void): void {
  try {
    action()
  } catch (error) {
    world.events.emit('error', { error, during })
  }
}
