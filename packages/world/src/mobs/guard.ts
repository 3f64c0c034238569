import { hurtMob } from '../combat/hurt-mob.ts'
import { asMob, type Mob } from '../context/mob.ts'
import { distanceBetween } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { walkTowards } from './walk-towards.ts'

/** Creatures that a kind attacks by itself. */
interface Hunt {
  readonly isPrey: (mob: Mob) => boolean
  /** Least and most half hearts of a blow. */
  readonly blow: readonly [least: number, most: number]
  /** Speed at which a blow throws upwards, in blocks per tick. */
  readonly lift: number
}

const fish = /^(cod|salmon|tropical_fish|pufferfish|squid|glow_squid|tadpole|drowned)$/

// https://minecraft.wiki/w/Iron_Golem and Axolotl
const hunts: ReadonlyMap<string, Hunt> = new Map([
  [
    'iron_golem',
    {
      isPrey: ({ traits }: Mob) => traits.temper === 'hostile' && traits.name !== 'creeper' && !traits.isBoss,
      blow: [7, 21] as const,
      lift: 0.4,
    },
  ],
  ['axolotl', { isPrey: ({ typeName }: Mob) => fish.test(typeName), blow: [2, 2] as const, lift: 0 }],
])

const sightBlocks = 16
const reachBlocks = 1.2
const thinkTicks = 5
const coolDownTicks = 20
const armSwing = 4

/** Lets golems go for monsters and axolotls for fish; false when none is near. */
export function guard(world: WorldContext, mob: Mob): boolean {
  const hunt = hunts.get(mob.typeName)
  if (!hunt) return false
  const prey = nearestPrey(world, mob, hunt)
  if (!prey) return false
  mob.mind.thinkAtTick = world.tick + thinkTicks
  const distance = walkTowards(mob, prey.position, 1)
  const isNear = distance < reachBlocks + (mob.width + prey.width) / 2
  if (isNear && world.tick >= mob.mind.attackAtTick) strike(world, { mob, prey, hunt })
  return true
}

function nearestPrey(world: WorldContext, mob: Mob, { isPrey }: Hunt): Mob | undefined {
  let best: Mob | undefined
  let nearest = sightBlocks
  for (const entity of world.entities.all()) {
    if (entity.kind !== 'mob' || entity === mob || entity.isDead) continue
    const distance = distanceBetween(entity.position, mob.position)
    const other = distance < nearest ? asMob(entity) : undefined
    if (!other || !isPrey(other)) continue
    best = other
    nearest = distance
  }
  return best
}

function strike(
  world: WorldContext,
  { mob, prey, hunt }: { readonly mob: Mob; readonly prey: Mob; readonly hunt: Hunt },
): void {
  const [least, most] = hunt.blow
  mob.mind.attackAtTick = world.tick + coolDownTicks
  world.broadcastNear(mob, 'entity_status', { entityId: mob.id, entityStatus: armSwing })
  hurtMob(world, prey, {
    amount: least + world.random() * (most - least),
    source: 'attack',
    attacker: mob,
    knockback: 0.4,
  })
  prey.velocity.y += hunt.lift
}
