import type { Position } from '@voyager-mc/core'
import type { ViewedBot, ViewedEntity } from '../viewed-bot.ts'

/** Blocks of the fake version: the number of each is its state. */
export const fakeStates = {
  air: 0,
  stone: 1,
  grass_block: 2,
  water: 3,
  oak_slab: 4,
  short_grass: 5,
  glass: 6,
} as const

/** Bot in a world that a function describes, of blocks from 0 to 63. */
export interface FakeBot extends ViewedBot {
  entity: ViewedEntity
  entities: Record<number, ViewedEntity>
  heldItem: { readonly name: string } | null
  time: { timeOfDay: number }
  game: { dimension: string }
  /** Changes one block, with the event of it. */
  setBlock(position: Position, state: number): void
  /** Number of listeners that are still there. */
  listeners(): number
}

export interface FakeBotOptions {
  readonly eye?: Position
  readonly yaw?: number
  readonly pitch?: number
}

/** Makes a bot whose eyes are at the given place. */
export function fakeBot(
  stateAt: (x: number, y: number, z: number) => number,
  { eye = { x: 8, y: 4, z: 8 }, yaw = 0, pitch = 0 }: FakeBotOptions = {},
): FakeBot {
  const changed = new Map<string, number>()
  const listeners: [string, (...values: never[]) => void][] = []
  const entity = {
    id: 1,
    position: { x: eye.x, y: eye.y - 1.62, z: eye.z },
    yaw,
    pitch,
    username: 'bot',
    width: 0.6,
    height: 1.8,
  }
  const read = (x: number, y: number, z: number): number => changed.get(`${x},${y},${z}`) ?? stateAt(x, y, z)
  const names = Object.entries(fakeStates)
  return {
    registry: {
      blocksByStateId: Object.fromEntries(
        names.map(([name, state]) => [state, { name, minStateId: state, transparent: false }]),
      ),
      blockCollisionShapes: {
        blocks: { stone: 1, grass_block: 1, glass: 1, oak_slab: [2], water: 0, short_grass: 0 },
        shapes: { 0: [], 1: [[0, 0, 0, 1, 1, 1]], 2: [[0, 0, 0, 1, 0.5, 1]] },
      },
    },
    world: {
      getColumn: (chunkX, chunkZ) => ({
        minY: 0,
        sections: [{}, {}, {}, {}],
        getBlockStateId: ({ x, y, z }: Position) => read(chunkX * 16 + x, y, chunkZ * 16 + z),
      }),
    },
    entity,
    entities: { 1: entity },
    heldItem: null,
    time: { timeOfDay: 6000 },
    game: { dimension: 'overworld' },
    on: (event, listener) => listeners.push([event, listener]),
    removeListener(event, listener) {
      const index = listeners.findIndex(([name, known]) => name === event && known === listener)
      if (index >= 0) listeners.splice(index, 1)
    },
    setBlock(position, stateId) {
      const before = { position, stateId: read(position.x, position.y, position.z) }
      changed.set(`${position.x},${position.y},${position.z}`, stateId)
      const values = [before, { position, stateId }]
      // The listeners of the package take exactly these.
      for (const [event, listener] of listeners) if (event === 'blockUpdate') listener(...(values as never[]))
    },
    listeners: () => listeners.length,
  }
}
