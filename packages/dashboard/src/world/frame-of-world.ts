import { packSection, type PackedSection, type WorldFrame } from '@voyager-mc/vision/watch'
import type { WorldState } from './world-state.ts'

/** One frame that tells everything about the dimension where the bot is; undefined before the first frame. */
export function frameOfWorld(state: WorldState): WorldFrame | undefined {
  const { self, tick, timeOfDay, dimension, way, aim, primitive } = state
  if (self === undefined) return undefined
  const bodies = [...state.bodies.values()]
  return {
    tick,
    timeOfDay,
    dimension,
    self,
    way,
    aim,
    ...(primitive !== undefined && { primitive }),
    met: bodies.map(({ pose: _pose, ...body }) => body),
    moved: bodies.map(({ pose }) => pose),
    sections: sectionsOf(state),
    looks: [...state.looks],
  }
}

function sectionsOf({ sections, dimension }: WorldState): readonly PackedSection[] {
  const found: PackedSection[] = []
  for (const [key, states] of sections) {
    const [where = '', place = ''] = key.split(' ')
    if (where !== dimension) continue
    const [x = 0, y = 0, z = 0] = place.split(',').map(Number)
    found.push(packSection({ x, y, z, states: states.slice() }))
  }
  return found
}
