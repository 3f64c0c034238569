import type { Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { drawProfession, professionMetadata } from '../villagers/villager-profession.ts'
import { drawEquipment } from './draw-equipment.ts'
import { coatMetadata, drawCoat } from './sheep-coat.ts'
import type { VillagerHome } from '../context/structures.ts'
import type { Mob, MobMind } from '../context/mob.ts'
import { mobKindOf } from './mob-kinds.ts'
import { shellMetadata } from './shulker-shell.ts'

/** Start state of a mob that comes into the world. */
export interface SpawnMobOptions {
  /** The middle of its feet. */
  readonly position: Place
  readonly isBaby?: boolean
  /** The size of a slime: 1, 2 or 4, drawn by default. */
  readonly size?: number
  /** Whether it stays when nobody is near; by default all but hostile ones do. */
  readonly isPersistent?: boolean
  /** Whether the fight against a boss brings it; nothing else can. */
  readonly isBoss?: boolean
  /** A sheep's colour, drawn by default. */
  readonly coat?: string
  /** A villager's profession, drawn by default. */
  readonly profession?: string
  /** Where a villager lives and works. */
  readonly home?: VillagerHome
}

// Hostile ones that stay all the same: https://minecraft.wiki/w/Elder_Guardian#Spawning and Shulker#Spawning
const lasting: ReadonlySet<string> = new Set(['elder_guardian', 'shulker'])

/** Twenty minutes, after which a young animal is grown. */
export const childhoodTicks = 24_000

const fullAirTicks = 300
const slimeSizes: readonly number[] = [1, 2, 4]

/** Puts a mob into the world; absent when the version has no mob of that name. */
export function spawnMob(world: WorldContext, name: string, options: SpawnMobOptions): Mob | undefined {
  const traits = mobKindOf(world, name)
  if (!traits || traits.isBoss !== (options.isBoss ?? false)) return undefined
  const size =
    name === 'slime' ? (options.size ?? slimeSizes[Math.floor(world.random() * slimeSizes.length)] ?? 1) : 1
  const health = name === 'slime' ? size * size : traits.health
  const base = world.entities.create({
    typeName: name,
    position: options.position,
    yaw: world.random() * 360,
    // The registry's measure is that of the largest slime.
    ...(name === 'slime' && { width: 0.51 * size, height: 0.51 * size }),
    // Its wings, which the registry counts, are air for most of the time.
    ...(name === 'ender_dragon' && { width: 8, height: 4 }),
  })
  const mob: Mob = {
    ...base,
    kind: 'mob',
    health,
    maxHealth: health,
    isDead: false,
    hurtAtTick: -100,
    fireTicks: 0,
    fallDistance: 0,
    traits,
    size,
    equipment: drawEquipment(world, name),
    coat: name === 'sheep' ? (options.coat ?? drawCoat(world.random)) : undefined,
    profession: name === 'villager' ? (options.profession ?? drawProfession(world.random)) : undefined,
    home: options.home,
    stock: undefined,
    mind: freshMind(world, options.isPersistent ?? (traits.temper !== 'hostile' || lasting.has(name))),
  }
  if (options.isBaby) mob.mind.grownAtTick = world.tick + childhoodTicks
  describe(mob)
  return world.entities.add(mob)
}

function describe(mob: Mob): void {
  if (mob.mind.grownAtTick > 0) mob.metadata.set('baby', { type: 'boolean', value: true })
  if (mob.typeName === 'slime') mob.metadata.set('size', { type: 'int', value: mob.size })
  if (mob.profession !== undefined) mob.metadata.set('villager_data', professionMetadata(mob.profession))
  if (mob.typeName === 'shulker')
    for (const [key, value] of shellMetadata(mob.position)) mob.metadata.set(key, value)
  if (mob.coat !== undefined) mob.metadata.set('wool', coatMetadata(mob.coat, { isShorn: false }))
}

function freshMind(world: WorldContext, isPersistent: boolean): MobMind {
  return {
    heading: { x: 0, z: 0 },
    pace: 0.5,
    thinkAtTick: world.tick + Math.floor(world.random() * 20),
    strollUntilTick: 0,
    isBlocked: false,
    isAwake: true,
    fleeUntilTick: 0,
    target: undefined,
    targetSeenAtTick: 0,
    memoryTicks: 0,
    angryUntilTick: 0,
    angryAt: undefined,
    attackAtTick: 0,
    path: [],
    pathAtTick: 0,
    anchor: { x: 0, z: 0, tick: 0 },
    fuseTicks: 0,
    volleyStep: 0,
    loveUntilTick: 0,
    breedAtTick: 0,
    grownAtTick: 0,
    playerHitAtTick: -1000,
    lastHitBy: undefined,
    looting: 0,
    lastDamage: 0,
    goneAtTick: 0,
    air: fullAirTicks,
    isPersistent,
    isStill: false,
  }
}
