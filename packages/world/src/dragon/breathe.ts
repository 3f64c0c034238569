import type { CloudEntity } from '../context/entity.ts'
import type { Player } from '../context/player.ts'
import { distanceBetween } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { damagePlayer } from '../combat/damage-player.ts'
import { tickBrewCloud } from './brew-cloud.ts'
import { addCloud } from '../entities/add-cloud.ts'
import type { Dragon } from './dragon-state.ts'

const mouthBlocks = 6
const breath = { radius: 5, ticks: 200, harm: 3 }
const harmTicks = 20
// https://minecraft.wiki/w/Area_Effect_Cloud: WaitTime, in which one can still walk out of it.
const waitTicks = 20
const heightBlocks = 1.5

/** Lets the dragon breathe at somebody, or before itself. */
export function breathe(world: WorldContext, dragon: Dragon, prey: Player | undefined): void {
  const { position } = dragon
  const [dx, dz] = prey ? [prey.position.x - position.x, prey.position.z - position.z] : [1, 0]
  const length = Math.hypot(dx, dz) || 1
  const x = position.x + (dx / length) * mouthBlocks
  const z = position.z + (dz / length) * mouthBlocks
  const { minY, idAt } = world.blocks.in(position.dimension)
  let y = Math.floor(position.y + 2)
  while (y > minY && !world.blocks.state(idAt(Math.floor(x), y - 1, Math.floor(z))).isSolid) y -= 1
  addCloud(world, { position: { x, y, z, dimension: position.dimension }, ...breath })
}

/** Lets a cloud hurt who stands in it, and vanish in time. */
export function tickCloud(world: WorldContext, cloud: CloudEntity): void {
  if (world.tick >= cloud.endTick || cloud.radius <= 0) {
    world.entities.remove(cloud)
    return
  }
  if (cloud.potion !== undefined) {
    tickBrewCloud(world, cloud, cloud.potion)
    return
  }
  const age = world.tick - cloud.bornAtTick
  if (age < waitTicks || age % harmTicks !== 0) return
  for (const player of world.players.slice()) {
    const height = player.position.y - cloud.position.y
    const isIn =
      height > -heightBlocks &&
      height < heightBlocks &&
      distanceBetween({ ...player.position, y: cloud.position.y }, cloud.position) < cloud.radius
    if (isIn) damagePlayer(world, player, { amount: cloud.harm, source: 'magic' })
  }
}
