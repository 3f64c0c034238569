import type { CloudEntity, Entity } from '../context/entity.ts'
import type { Player } from '../context/player.ts'
import { distanceBetween } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { applyPotion } from '../combat/apply-potion.ts'

// https://minecraft.wiki/w/Area_Effect_Cloud: a quarter of the brew each second, for half a block of the cloud.
const share = 0.25
const doseTicks = 20
const usedRadius = 0.5
const heightBlocks = 1.5
const wholeTicks = 600
const wholeRadius = 3

/** Lets a cloud of a brew work on who stands in it, and shrink by time and use. */
export function tickBrewCloud(world: WorldContext, cloud: CloudEntity, potion: string): void {
  cloud.radius -= wholeRadius / wholeTicks
  if ((world.tick - cloud.bornAtTick) % doseTicks !== 0) return
  const dose = (body: Player | Entity): void => {
    const height = body.position.y - cloud.position.y
    const flat = distanceBetween({ ...body.position, y: cloud.position.y }, cloud.position)
    if (Math.abs(height) >= heightBlocks || flat >= cloud.radius) return
    applyPotion(world, body, { potion, share })
    cloud.radius -= usedRadius
  }
  for (const player of world.players.slice()) dose(player)
  for (const entity of world.entities.all()) if (entity.kind === 'mob') dose(entity)
  world.entities.setMetadata(cloud, 'radius', { type: 'float', value: Math.max(0, cloud.radius) })
}
