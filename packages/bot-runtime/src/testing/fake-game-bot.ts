import { EventEmitter } from 'node:events'
import { Vec3 } from 'vec3'
import { cellAskerOf } from '../membrane/cell-question.ts'

/** A bot that plays on no server and notes what was done to it. */
export interface FakeGameBot {
  readonly bot: EventEmitter
  /** Names of calls no program may ever reach. */
  readonly harm: readonly string[]
  readonly said: readonly string[]
  /** Ends the waiting of everything that still waits. */
  readonly stop: () => void
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
  const wait = (ticks: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(() => {
        timers.delete(timer)
        resolve()
      }, ticks * tickMs)
      timers.add(timer)
    })
  const entity = new Entity()
  const bot: EventEmitter = Object.assign(new EventEmitter(), forbiddenMembers(harm), {
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
    findBlocks: (options: SearchOptions) => findBlocks(options, bot),
    findBlock: (options: SearchOptions) => findBlocks(options, bot).map(blockAt)[0] ?? null,
    nearestEntity: (filter?: (entity: Entity) => unknown) =>
      !filter || filter(entity) === true ? entity : null,
    chat: (text: string) => void said.push(text),
    waitForTicks: wait,
    dig: async (block: Block) => {
      await wait(1)
      if (block.name !== 'stone') throw new TypeError('The block cannot be dug.')
    },
    look: async () => undefined,
    recipesAll: slowSearch,
    // The walk is longer than any test.
    pathfinder: { goto: () => wait(20_000), ...forbiddenOf(harm, ['setGoal', 'bot']) },
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

function forbiddenMembers(harm: string[]): object {
  return {
    ...forbiddenOf(harm, ['quit', 'end', 'loadPlugin', 'whisper', 'setCommandBlock', 'clickWindow']),
    creative: forbiddenOf(harm, ['setInventorySlot', 'flyTo']),
    _client: Object.assign(new EventEmitter(), { socket: {} }, forbiddenOf(harm, ['write', 'end'])),
  }
}

/** Functions that must never run; each leaves its name in `harm`. */
function forbiddenOf(harm: string[], names: readonly string[]): Readonly<Record<string, () => string>> {
  const report = (name: string) => (): string => {
    harm.push(name)
    return 'host'
  }
  return Object.fromEntries(names.map((name) => [name, report(name)]))
}

interface SearchOptions {
  readonly matching: unknown
  readonly maxDistance?: number
}

function blockAt(position: Vec3): Block {
  return new Block('stone', position.floored())
}

/** A row of stone from (0, 64, 0) on. */
function findBlocks({ matching, maxDistance = 16 }: SearchOptions, facade: object): Vec3[] {
  const row = Array.from({ length: Math.min(maxDistance, size) }, (_, x) => new Vec3(x, 64, 0))
  const ask = typeof matching === 'function' ? cellAskerOf(matching) : undefined
  if (!ask) return row
  const { matched } = ask({
    origin: { x: 0, y: 64, z: 0 },
    size,
    kinds: new Map([['s', { id: 1, members: { name: 'stone', type: 1, stateId: 1 } }]]),
    cells: 's'.repeat(row.length),
    source: facade,
    member: 'blockAt',
  })
  return row.filter((_, cell) => matched.includes(cell))
}

/** Cells along an edge of the fake's world. */
const size = 16

/** A host call that takes its time. */
function slowSearch(): readonly unknown[] {
  const end = performance.now() + 20
  while (performance.now() < end);
  return []
}
