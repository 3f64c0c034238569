import type { ViewedBot, ViewedEntity } from '@voyager-mc/vision/watch'

/** A bot that walks over hills with caves, ores and a herd; everything follows from the tick. */
export interface WalkingBot extends ViewedBot {
  readonly walkTo: (tick: number) => void
}

const [air, stone, dirt, grass, coal, iron] = [0, 1, 2, 3, 4, 5]
const names = ['air', 'stone', 'dirt', 'grass_block', 'coal_ore', 'iron_ore']
const blocksPerTick = 0.1
const herd = 12

/** Makes a bot that walks to the east. */
export function walkingBot(): WalkingBot {
  const entities: Record<number, ViewedEntity> = {}
  const time = { timeOfDay: 0, age: 0 }
  const bodyAt = (id: number, x: number, z: number): ViewedEntity => ({
    id,
    name: id === 1 ? 'player' : 'cow',
    position: { x, y: heightAt(x, z) + 1, z },
    yaw: (x + id) % 3,
    pitch: 0,
  })
  const entity = { ...bodyAt(1, 0, 8), position: { x: 0, y: 0, z: 8 } }
  const getColumn = (chunkX: number, chunkZ: number): object => ({
    minY: 0,
    sections: Array.from({ length: 8 }, (_, index) => ({ nonAirBlocks: index < 6 ? 1 : 0 })),
    getBlockStateId: ({ x, y, z }: Spot) => stateAt(chunkX * 16 + x, y, chunkZ * 16 + z),
  })
  return {
    registry: {
      blocksByStateId: Object.fromEntries(
        names.map((name, state) => [state, { name, transparent: state === 0 }]),
      ),
      blockCollisionShapes: {
        blocks: Object.fromEntries(names.map((name, state) => [name, state === 0 ? 0 : 1])),
        shapes: { 0: [], 1: [[0, 0, 0, 1, 1, 1]] },
      },
    },
    world: { getColumn },
    entity,
    entities,
    heldItem: null,
    game: { dimension: 'overworld' },
    time,
    on: () => undefined,
    removeListener: () => undefined,
    walkTo(tick) {
      Object.assign(time, { age: tick, timeOfDay: tick % 24_000 })
      const x = tick * blocksPerTick
      Object.assign(entity.position, { x, y: heightAt(x, 8) + 1 })
      for (let id = 2; id < herd + 2; id += 1)
        entities[id] = bodyAt(id, x + 12 * Math.sin(tick / 90 + id), 8 + 12 * Math.cos(tick / 70 + id * 3))
    },
  }
}

interface Spot {
  readonly x: number
  readonly y: number
  readonly z: number
}

function heightAt(x: number, z: number): number {
  return Math.floor(68 + 6 * Math.sin(x / 17) + 5 * Math.cos(z / 13) + 2 * Math.sin((x + z) / 5))
}

function stateAt(x: number, y: number, z: number): number {
  const top = heightAt(x, z)
  if (y > top || isCave(x, y, z)) return air
  if (y === top) return grass
  if (y > top - 4) return dirt
  const lot =
    Math.imul((x >> 1) * 73_856_093 + (y >> 1) * 19_349_663 + (z >> 1) * 83_492_791, 2_654_435_761) >>> 24
  if (lot < 6) return coal
  return lot > 251 ? iron : stone
}

function isCave(x: number, y: number, z: number): boolean {
  return Math.sin(x / 9) + Math.sin(y / 5 + x / 23) + Math.sin(z / 8) > 2.1
}
