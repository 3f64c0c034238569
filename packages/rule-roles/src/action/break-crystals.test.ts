import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { sharedFunction } from './shared-functions.ts'

interface Place {
  readonly x: number
  readonly y: number
  readonly z: number
}

interface Scene {
  /** Where the shooter stands; the crystal hangs over a tower at x 42, so that one shoots from about x -25. */
  readonly here: Place
  readonly dragon: Place
}

/** Whether all crystals that stand free were shot at, and what was done. */
async function shootCrystal({ here, dragon }: Scene): Promise<readonly unknown[]> {
  const deeds: unknown[] = []
  const position = { x: 42, y: 90, z: 0, offset: () => ({}) }
  const crystal = { id: 1, name: 'end_crystal', position }
  const creatures: Record<number, { id: number; name: string; position: Place }> = {
    1: crystal,
    2: { id: 2, name: 'ender_dragon', position: dragon },
  }
  const globals = {
    bot: {
      entity: { position: here },
      entities: creatures,
      nearestEntity: (isWanted: (each: object) => boolean) =>
        Object.values(creatures).find((each) => isWanted(each)) ?? null,
      blockAt: () => ({ name: 'air' }),
    },
    Vec3: class {
      readonly x: number
      readonly z: number
      constructor(x: number, _y: number, z: number) {
        this.x = x
        this.z = z
      }
    },
    countOf: () => 40,
    goTo: async (_bot: unknown, { x }: Place) => void deeds.push(`to ${Math.round(x)}`),
    shootTarget: async () => {
      deeds.push('shot')
      delete creatures[1]
    },
    stayFed: async () => undefined,
  }
  const { source } = sharedFunction('breakCrystals', { first: 0 })
  const isDone: unknown = await runInNewContext(`${source}; breakCrystals(bot)`, globals)
  return [...deeds, isDone]
}

const perch = { x: 0, y: 66, z: 0 }
const aloft = { x: 10, y: 100, z: 0 }
const far = { x: 60, y: 70, z: 0 }
const across = { x: 25, y: 62, z: 0 }
const there = { x: -25, y: 62, z: 5 }

test.each([
  ['not from the far side while the dragon sits in between', { here: across, dragon: perch }, [false]],
  ['from the same side also then', { here: there, dragon: perch }, ['to -25', 'shot', true]],
  ['from the far side while it flies', { here: across, dragon: aloft }, ['to -25', 'shot', true]],
  ['from the far side while it is elsewhere', { here: across, dragon: far }, ['to -25', 'shot', true]],
])('a crystal is shot %s', async (_case, scene, deeds) => {
  expect(await shootCrystal(scene)).toEqual(deeds)
})
