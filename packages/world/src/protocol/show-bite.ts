import { playSound } from './sound-packet.ts'
import type { OtherEntity } from '../context/entity.ts'
import type { WorldContext } from '../context/world-context.ts'
import { velocityFields } from './velocity-fields.ts'

// Six particles of the wake are what clients take for a bite.
const particles = 6

/** Shows everyone near that a fish pulls at a bobber. */
export function showBite(world: WorldContext, bobber: OtherEntity): void {
  const particleId = world.registry.particlesByName['fishing']?.id ?? 0
  world.broadcastNear(bobber, 'world_particles', {
    particleId,
    particle: { type: 'fishing' },
    longDistance: false,
    alwaysShow: false,
    ...bobber.position,
    offsetX: 0.25,
    offsetY: 0,
    offsetZ: 0.25,
    particleData: 0.2,
    velocityOffset: 0.2,
    particles: particles,
    amount: particles,
    data: undefined,
  })
  playSound(world, bobber.position, {
    name: 'entity.fishing_bobber.splash',
    category: 'neutral',
    volume: 0.25,
  })
  world.broadcastNear(bobber, 'entity_velocity', {
    entityId: bobber.id,
    ...velocityFields({ x: 0, y: -0.2, z: 0 }),
  })
}
