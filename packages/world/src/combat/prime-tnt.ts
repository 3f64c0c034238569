import type { TntEntity } from '../context/entity.ts'
import { offsetBy, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { playSound } from '../protocol/sound-packet.ts'

/** Ticks between the lighting of TNT and its blast. */
export const tntFuseTicks = 80

const hop = 0.2

/** Lights TNT in a block's place, whatever stands there. */
export function primeTnt(world: WorldContext, place: Place, fuseTicks: number = tntFuseTicks): TntEntity {
  const position = offsetBy(place, { x: 0.5, y: 0, z: 0.5 })
  const base = world.entities.create({
    typeName: 'tnt',
    position,
    velocity: { x: 0, y: hop, z: 0 },
    width: 0.98,
    height: 0.98,
  })
  base.metadata.set('fuse', { type: 'int', value: fuseTicks })
  playSound(world, position, { name: 'entity.tnt.primed', category: 'block' })
  return world.entities.add<TntEntity>({ ...base, kind: 'tnt', blastTick: world.tick + fuseTicks })
}
