import { expect, test } from 'vitest'
import { sampleWorld } from '../testing/sample-world.ts'
import { frameOfWorld } from './frame-of-world.ts'
import { mapFromAbove } from './map-from-above.ts'
import { meshSection } from './mesh-section.ts'
import { copyWorld, emptyWorld, learnFrame, stateAt, type WorldState } from './world-state.ts'

function known(): WorldState {
  const world = emptyWorld()
  learnFrame(world, sampleWorld())
  return world
}

const {
  sections: _all,
  looks: _told,
  met: _met,
  moved: _moved,
  way: _way,
  aim: _aim,
  ...still
} = sampleWorld()

test('learns blocks, bodies, way and aim, and keeps what a frame does not tell', () => {
  const world = known()
  learnFrame(world, { ...still, moved: [[7, 5, 64, 5, 1, 9]], changes: [[0, 63, 0, 2]] })
  expect(stateAt(world, 0, 63, 0)).toBe(2)
  expect(stateAt(world, 1, 63, 0)).toBe(1)
  expect(stateAt(world, 0, 200, 0)).toBeUndefined()
  expect(world).toMatchObject({ aim: [1, 63, 0], primitive: 'mineBlock' })
  expect(world.bodies.get(7)).toMatchObject({ label: 'zombie', pose: [7, 5, 64, 5, 1, 9] })
  learnFrame(world, { ...still, gone: [7], aim: [] })
  expect([world.bodies.size, world.aim]).toEqual([0, []])
})

test('a copy goes its own way', () => {
  const world = known()
  const copy = copyWorld(world)
  learnFrame(copy, { ...still, changes: [[0, 63, 0, 0]], gone: [7] })
  expect([stateAt(world, 0, 63, 0), world.bodies.size]).toEqual([1, 1])
  expect([stateAt(copy, 0, 63, 0), copy.bodies.size]).toEqual([0, 0])
})

test('one frame tells all that is known, and another dimension is not mixed in', () => {
  const world = known()
  const all = frameOfWorld(world)
  const other = emptyWorld()
  if (all) learnFrame(other, all)
  expect(other).toEqual(world)
  learnFrame(world, { ...still, dimension: 'the_nether' })
  expect(frameOfWorld(world)?.sections).toEqual([])
  expect(stateAt(world, 0, 63, 0)).toBeUndefined()
  expect(world.bodies.size).toBe(0)
  expect(frameOfWorld(emptyWorld())).toBeUndefined()
})

test('draws the faces that can be seen and no other', () => {
  const closed = known()
  closed.sections.delete('overworld 0,4,0')
  // The sides lie against blocks, and above nothing was told, so it is not open.
  expect(meshSection(closed, [0, 3, 0]).solid.triangles.length).toBe(0)
  const world = known()
  expect(meshSection(world, [0, 3, 0]).solid.triangles.length / 6).toBe(256)
  learnFrame(world, { ...still, changes: [[5, 63, 5, 0]] })
  // A hole of one block: one face less, and five around it.
  expect(meshSection(world, [0, 3, 0]).solid.triangles.length / 6).toBe(255 + 5)
})

test('the map has the colour of the highest block, and nothing where nothing is known', () => {
  const land = mapFromAbove(known(), 160)
  const at = (x: number, z: number): readonly number[] => {
    const index = ((z - (land?.z ?? 0)) * 160 + x - (land?.x ?? 0)) * 4
    return [...(land?.pixels.slice(index, index + 4) ?? [])]
  }
  const [red = 0, green = 0, blue = 0] = at(10, 10)
  expect(green).toBeGreaterThan(red)
  expect(green).toBeGreaterThan(blue)
  expect(at(-48, -48)[2]).toBeGreaterThan(at(-48, -48)[0] ?? 0)
  expect(at(-70, 0)).toEqual([0, 0, 0, 0])
  expect(mapFromAbove(emptyWorld(), 8)).toBeUndefined()
})
