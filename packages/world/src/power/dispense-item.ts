import { launch } from '../combat/launch.ts'
import { faceOffsets, type Face } from '../context/faces.ts'
import { centreOf, offsetBy, type Place } from '../context/position.ts'
import type { MissileName } from '../context/projectile.ts'
import type { WorldContext } from '../context/world-context.ts'
import { primeTnt } from '../combat/prime-tnt.ts'
import { isSource } from '../fluids/fluid-level.ts'
import { isWashedAway } from '../fluids/is-washed-away.ts'
import type { ItemStack } from '../items/item-stack.ts'
import { spawnMob } from '../mobs/spawn-mob.ts'

/** A dispenser and the way it points. */
export interface Outlet {
  readonly place: Place
  readonly face: Face
}

// https://minecraft.wiki/w/Dispenser#Usage
const missiles: Readonly<Record<string, MissileName>> = {
  arrow: 'arrow',
  spectral_arrow: 'arrow',
  tipped_arrow: 'arrow',
  snowball: 'snowball',
  egg: 'egg',
  splash_potion: 'potion',
  lingering_potion: 'potion',
  fire_charge: 'small_fireball',
}
const missileSpeed = 1.1
const missileSpread = 6
const tossSpeed = 0.3

/** Lets a dispenser use one item; gives what is left of it: a bucket of its water, nothing of an arrow. */
export function dispenseItem(world: WorldContext, outlet: Outlet, item: ItemStack): ItemStack | undefined {
  const { place, face } = outlet
  const ahead = offsetBy(place, faceOffsets[face])
  const missile = missiles[item.name]
  if (missile) {
    shoot(world, { outlet, missile, item })
    return undefined
  }
  if (item.name === 'tnt') {
    primeTnt(world, ahead)
    return undefined
  }
  if (item.name === 'flint_and_steel') return strikeFire(world, ahead, item)
  if (/^(water|lava)_bucket$|^bucket$/.test(item.name)) return useBucket(world, { outlet, ahead, item })
  if (item.name.endsWith('_spawn_egg')) {
    const position = offsetBy(ahead, { x: 0.5, y: 0, z: 0.5 })
    if (spawnMob(world, item.name.replace(/_spawn_egg$/, ''), { position })) return undefined
  }
  toss(world, outlet, item)
  return undefined
}

/** Throws an item out in front. */
export function toss(world: WorldContext, { place, face }: Outlet, item: ItemStack): void {
  const { x, y, z } = faceOffsets[face]
  const stray = (): number => (world.random() - 0.5) * 0.1
  world.entities.dropItem(item, {
    position: offsetBy(centreOf(place), { x: x * 0.7, y: y * 0.7 - 0.15, z: z * 0.7 }),
    velocity: { x: x * tossSpeed + stray(), y: 0.2 + stray(), z: z * tossSpeed + stray() },
  })
}

function shoot(
  world: WorldContext,
  {
    outlet,
    missile,
    item,
  }: { readonly outlet: Outlet; readonly missile: MissileName; readonly item: ItemStack },
): void {
  const { x, y, z } = faceOffsets[outlet.face]
  launch(world, missile, {
    owner: undefined,
    position: offsetBy(centreOf(outlet.place), { x: x * 0.7, y: y * 0.7, z: z * 0.7 }),
    direction: { x, y: y + (y === 0 && missile !== 'small_fireball' ? 0.1 : 0), z },
    speed: missileSpeed,
    spread: missileSpread,
    mayBePickedUp: missile === 'arrow',
    ...(missile === 'potion' && {
      potion: item.potion ?? 'water',
      lingers: item.name === 'lingering_potion',
    }),
  })
}

function strikeFire(world: WorldContext, ahead: Place, item: ItemStack): ItemStack | undefined {
  const state = world.blocks.at(ahead)
  if (state.name === 'tnt') {
    world.blocks.set(ahead, 0)
    primeTnt(world, ahead)
  } else if (state.isAir) world.blocks.place(ahead, 'fire')
  else return item
  const damage = (item.damage ?? 0) + 1
  return damage >= (world.items.maxDurability(item.name) ?? Infinity) ? undefined : { ...item, damage }
}

function useBucket(
  world: WorldContext,
  { outlet, ahead, item }: { readonly outlet: Outlet; readonly ahead: Place; readonly item: ItemStack },
): ItemStack | undefined {
  const state = world.blocks.at(ahead)
  if (item.name === 'bucket') {
    if (isSource(state)) {
      world.blocks.set(ahead, 0)
      return { name: `${state.name}_bucket`, count: 1 }
    }
  } else if (state.isAir || isWashedAway(state)) {
    world.blocks.place(ahead, item.name.replace('_bucket', ''))
    return { name: 'bucket', count: 1 }
  }
  toss(world, outlet, item)
  return undefined
}
