import { EventEmitter } from 'node:events'
import type { Bot } from 'mineflayer'
import chunkPackage from 'prismarine-chunk'
import registryPackage from 'prismarine-registry'
import { Vec3 } from 'vec3'

/** A stack as the fake inventory holds it. */
interface FakeStack {
  readonly name: string
  readonly count: number
}

function makeInventory(slots: readonly (FakeStack | null)[]): EventEmitter {
  const items = (): readonly FakeStack[] => slots.slice(9, 45).filter((item) => item !== null)
  return Object.assign(new EventEmitter(), { slots, selectedItem: null, inventoryStart: 9, items })
}

interface Column {
  getBlockStateId(position: Vec3): number
  setBlockStateId(position: Vec3, state: number): void
}

/** A bot for unit tests: real chunks, fake everything else. */
export interface FakeBot {
  readonly bot: Bot
  /** Puts a block into the world and tells listeners about it. */
  readonly setBlock: (position: Vec3, name: string) => void
  /** Fills the 36 item slots from the first on. */
  readonly setItems: (stacks: readonly FakeStack[]) => void
  /** Lets that many physics ticks pass. */
  readonly tick: (count?: number) => void
  readonly emit: (event: string, ...values: readonly unknown[]) => void
}

/** Options of `makeFakeBot`. */
export interface MakeFakeBotOptions {
  readonly version?: string
  readonly position?: Vec3
}

/** Creates a bot that stands in four loaded, empty chunk columns around the world's zero. */
export function makeFakeBot({
  version = '1.19.4',
  position = new Vec3(0.5, 64, 0.5),
}: MakeFakeBotOptions = {}): FakeBot {
  const { registry, columns, columnAt, nameAt } = makeColumns(version)
  const slots: (FakeStack | null)[] = Array.from({ length: 46 }, () => null)
  const emitter = new EventEmitter()
  const bot = Object.assign(emitter, {
    username: 'agent',
    registry,
    world: { getColumn: (x: number, z: number) => columns.get(`${x},${z}`) },
    entity: {
      position,
      velocity: new Vec3(0, -0.08, 0),
      yaw: 1,
      pitch: 0.5,
      onGround: true,
      isInWater: true,
      timeSinceOnGround: 3,
    },
    entities: {},
    health: 20,
    food: 18,
    foodSaturation: 5,
    experience: { level: 7 },
    oxygenLevel: 20,
    time: { timeOfDay: 1234, age: 0 },
    game: { dimension: 'overworld' },
    heldItem: null,
    currentWindow: null,
    inventory: makeInventory(slots),
    blockAt: (at: Vec3) => ({
      name: nameAt(at.floored()),
      position: at.floored(),
      // As in mineflayer: the number is right, the name is not there.
      biome: { id: registry.biomesByName['plains']?.id, name: '' },
      getProperties: () => ({}),
    }),
    activateBlock: async () => undefined,
  })
  return {
    // The fake has every member the code under test reads.
    bot: bot as unknown as Bot,
    setBlock(at, name) {
      const before = { name: nameAt(at), position: at }
      const block = registry.blocksByName[name]
      const state = block?.defaultState ?? (block?.id ?? 0) << 4
      columnAt(at)?.setBlockStateId(new Vec3(at.x & 15, at.y, at.z & 15), state)
      emitter.emit('blockUpdate', before, { name, position: at })
    },
    setItems(stacks) {
      for (let index = 0; index < 36; index += 1) slots[9 + index] = stacks[index] ?? null
    },
    tick(count = 1) {
      for (let index = 0; index < count; index += 1) emitter.emit('physicsTick')
    },
    emit: (event, ...values) => void emitter.emit(event, ...values),
  }
}

function makeColumns(version: string) {
  const registry = registryPackage(version)
  // The package's types describe an ES module; at run time it is the function itself.
  const loadChunk = chunkPackage as unknown as (registry: object) => new (options: object) => Column
  const Chunk = loadChunk(registry)
  const columns = new Map<string, Column>()
  for (const x of [-1, 0]) {
    for (const z of [-1, 0]) columns.set(`${x},${z}`, new Chunk({ minY: -64, worldHeight: 384 }))
  }
  const columnAt = ({ x, z }: Vec3): Column | undefined => columns.get(`${x >> 4},${z >> 4}`)
  const nameAt = (at: Vec3): string => {
    const state = columnAt(at)?.getBlockStateId(new Vec3(at.x & 15, at.y, at.z & 15)) ?? 0
    return registry.blocksByStateId[state]?.name ?? 'air'
  }
  return { registry, columns, columnAt, nameAt }
}
