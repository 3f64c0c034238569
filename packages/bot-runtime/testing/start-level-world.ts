import { installVirtualClock, startWorld, type World } from '@voyager-mc/world'

/** A world of virtual time without operators, for what plays or stands before it. */
export interface LevelWorld {
  readonly world: World
  /** Makes the ground around the spawn level and puts back what was dug there; before each test. */
  level(this: void): void
  stop(this: void): Promise<void>
}

/** Takes over the realm's clock until `stop`: one per test file. */
export async function startLevelWorld(): Promise<LevelWorld> {
  const clock = installVirtualClock(globalThis)
  const world = await startWorld({ seed: 7, operators: false, viewDistanceChunks: 2 })
  return {
    world,
    level: () => levelGround(world),
    async stop() {
      await world.close()
      clock.uninstall()
    },
  }
}

/** Makes the ground around a world's spawn level: three blocks of earth, and nothing on them. */
export function levelGround(world: World): void {
  const { x, y, z } = world.spawn
  for (let east = -8; east <= 8; east += 1)
    for (let south = -8; south <= 8; south += 1)
      for (let up = -3; up <= 4; up += 1)
        world.setBlock({ x: x + east, y: y + up, z: z + south }, up < 0 ? 'dirt' : 'air')
}
