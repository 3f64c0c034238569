import type { Entity } from '../context/entity.ts'
import type { Player } from '../context/player.ts'
import { distanceBetween, type Place } from '../context/position.ts'
import type { Projectile } from '../context/projectile.ts'
import type { WorldContext } from '../context/world-context.ts'
import { applyPotion } from '../combat/apply-potion.ts'
import { addCloud } from '../entities/add-cloud.ts'
import { playSound } from '../protocol/sound-packet.ts'

// https://minecraft.wiki/w/Splash_Potion and https://minecraft.wiki/w/Lingering_Potion
const reachBlocks = 4
const heightBlocks = 2.125
const lingering = { radius: 3, ticks: 600, harm: 0 }

/** Lets a thrown bottle break: its brew reaches bodies near, less with distance, or stays as a cloud. */
export function splashPotion(world: WorldContext, place: Place, bottle: Projectile): void {
  const { potion = 'water', lingers, owner } = bottle
  playSound(world, place, { name: 'entity.splash_potion.break', category: 'neutral' })
  if (lingers) {
    addCloud(world, { position: place, ...lingering, potion })
    return
  }
  const dose = (body: Player | Entity): void => {
    const distance = distanceBetween(place, body.position)
    const isNear = distance < reachBlocks && Math.abs(place.y - body.position.y) < heightBlocks + body.height
    if (isNear) applyPotion(world, body, { potion, share: 1 - distance / reachBlocks, thrower: owner })
  }
  for (const player of world.players.slice()) dose(player)
  for (const entity of world.entities.all()) if (entity.kind === 'mob') dose(entity)
}
