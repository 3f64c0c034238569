import { EventEmitter } from 'node:events'
import { Vec3 } from 'vec3'

/** A bot that plays on no server and notes what was done to it. */
export interface FakeGameBot {
  readonly bot: EventEmitter
  /** Names of calls no program may ever reach. */
  readonly harm: readonly string[]
  readonly said: readonly string[]
  /** Ends the waiting of everything that still waits. */
  stop(): void
}

class Block {
  readonly type = 1
  readonly stateId = 1
  readonly boundingBox = 'block'
  readonly name: string
  readonly position: Vec3

  constructor(name: string, position: Vec3) {
    this.name = name
    this.position = position
  }
}

class Item {
  readonly type = 5
  readonly count = 3
  readonly stackSize = 64
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

class Entity extends EventEmitter {
  readonly id = 7
  readonly name = 'pig'
  readonly metadata = {}
  readonly position: Vec3 = new Vec3(1.5, 64, -3.5)
  readonly velocity: Vec3 = new Vec3(0, 0, 0)
}

class PlayerWindow extends EventEmitter {
  readonly inventoryStart = 9
  readonly slots = [new Item('oak_log')]
  items(): readonly Item[] {
    return this.slots
  }
  count(): number {
    return 3
  }
}

/** Milliseconds a tick of the fake lasts. */
const tickMs = 5

/** Creates the bot the suite `testProgramRunner` runs its programs against. */
export function makeFakeGameBot(): FakeGameBot {
  const harm: string[] = []
  const said: string[] = []
  const timers = new Set<NodeJS.Timeout>()
  const forbidden = (name: string) => (): string => {
    harm.push(name)
    return 'host'
  }
  const wait = (ticks: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(() => {
        timers.delete(timer)
        resolve()
      }, ticks * tickMs)
      timers.add(timer)
    })
  const blockAt = (position: Vec3): Block => new Block('stone', position.floored())
  const findBlocks = ({
    matching,
    maxDistance = 16,
  }: {
    matching: unknown
    maxDistance?: number
  }): Vec3[] => {
    const cells = Array.from({ length: maxDistance }, (_, x) => new Vec3(x, 64, 0))
    return cells.filter(
      (cell) => typeof matching !== 'function' || matching(new Block('stone', cell)) === true,
    )
  }
  const entity = new Entity()
  const bot = Object.assign(new EventEmitter(), {
    username: 'agent',
    health: 20,
    entity,
    entities: { 7: entity },
    inventory: new PlayerWindow(),
    registry: {
      version: {},
      itemsByName: { oak_log: { id: 5, name: 'oak_log' } },
      blocksByName: { stone: { id: 1 } },
    },
    blockAt,
    findBlocks,
    findBlock: (options: Parameters<typeof findBlocks>[0]) => findBlocks(options).map(blockAt)[0] ?? null,
    nearestEntity: (filter?: (entity: Entity) => unknown) =>
      !filter || filter(entity) === true ? entity : null,
    chat: (text: string) => void said.push(text),
    waitForTicks: wait,
    dig: async (block: Block) => {
      await wait(1)
      if (block.name !== 'stone') throw new TypeError('The block cannot be dug.')
    },
    look: async () => undefined,
    pathfinder: { goto: () => wait(20_000), setGoal: forbidden('setGoal'), bot: forbidden('pathfinder.bot') },
    quit: forbidden('quit'),
    end: forbidden('end'),
    loadPlugin: forbidden('loadPlugin'),
    whisper: forbidden('whisper'),
    setCommandBlock: forbidden('setCommandBlock'),
    clickWindow: forbidden('clickWindow'),
    creative: { setInventorySlot: forbidden('creative'), flyTo: forbidden('creative') },
    _client: Object.assign(new EventEmitter(), {
      write: forbidden('write'),
      end: forbidden('end'),
      socket: {},
    }),
  })
  // One attempt attaches as many listeners as it can.
  bot.setMaxListeners(0)
  return {
    bot,
    harm,
    said,
    stop() {
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
    },
  }
}
