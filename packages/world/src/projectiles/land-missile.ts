import type { Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { damagePlayer } from '../combat/damage-player.ts'
import { addCloud } from '../entities/add-cloud.ts'
import { explode } from '../mobs/explode.ts'
import { spawnMob } from '../mobs/spawn-mob.ts'
import type { Projectile } from '../context/projectile.ts'
import { breakBullet } from './break-bullet.ts'
import { splashPotion } from './splash-potion.ts'
import { splashHarm } from './splash-harm.ts'

const pearlDamage = 5
// https://minecraft.wiki/w/Dragon_Fireball and https://minecraft.wiki/w/Ghast
const breathCloud = { radius: 3, ticks: 600, harm: 6 }
const ghastPower = 1
const chickChance = 1 / 8
// Deep enough in the block to find it again.
const tipBlocks = 0.3

/** Lets a projectile end at a block or body: arrows stick, eggs may hatch, pearls carry their owner there. */
export function landMissile(world: WorldContext, projectile: Projectile, place: Place): void {
  const { missile, velocity, position, owner } = projectile
  if (missile === 'arrow') {
    const speed = Math.hypot(velocity.x, velocity.y, velocity.z) || 1
    Object.assign(position, place)
    for (const axis of ['x', 'y', 'z'] as const) velocity[axis] *= tipBlocks / speed
    projectile.isStuck = true
    return
  }
  if (missile === 'shulker_bullet') {
    breakBullet(world, projectile)
    return
  }
  world.entities.remove(projectile)
  if (missile === 'egg' && world.random() < chickChance) {
    spawnMob(world, 'chicken', { position: place, isBaby: true })
  }
  if (missile === 'dragon_fireball') addCloud(world, { position: place, ...breathCloud })
  if (missile === 'fireball')
    explode(world, place, { power: ghastPower, breaksBlocks: world.gamerules.mobGriefing })
  if (missile === 'potion') {
    if (projectile.potion === undefined) splashHarm(world, place, owner)
    else splashPotion(world, place, projectile)
  }
  if (missile !== 'ender_pearl' || owner?.kind !== 'player' || owner.isDead) return
  owner.teleport(place)
  damagePlayer(world, owner, { amount: pearlDamage, source: 'fall' })
}
