import { EventEmitter } from 'node:events'
import { Vec3 } from 'vec3'
import { botMembers } from '../border/bot-members.ts'
import { gameKinds } from '../border/game-kinds.ts'
import { pluginMembers } from '../border/plugin-kinds.ts'
import type { Member } from '../border/member.ts'
import { cellAskerOf } from '../membrane/cell-question.ts'
import {
  FakeBlock,
  FakeData,
  fakeClasses,
  FakeEntity,
  FakeItem,
  FakeMessage,
  FakeRecipe,
  FakeWindow,
  FakeWorld,
} from './fake-things.ts'
import { recordCalls } from './record-calls.ts'

/** A bot that plays on no server and notes what was done to it. */
export interface FakeGameBot {
  readonly bot: EventEmitter
  /** The classes programs construct, by name. */
  readonly classes: ReturnType<typeof fakeClasses>
  /** Names of calls no program may ever reach. */
  readonly harm: readonly string[]
  readonly said: readonly string[]
  /** Ends the waiting of everything that still waits. */
  readonly stop: () => void
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
  const classes = fakeClasses(harm)
  const bot: EventEmitter = Object.assign(
    new EventEmitter(),
    forbiddenMembers(harm),
    makeState(harm, classes),
    makeFunctions({ wait, said, bot: () => bot }),
  )
  recordCalls(bot, botMembers, harm)
  for (const [plugin, { members }] of Object.entries(pluginMembers)) {
    const target: unknown = Reflect.get(bot, plugin)
    if (typeof target !== 'object' || target === null) continue
    // The walk is longer than any test.
    if (plugin === 'pathfinder') Reflect.set(target, 'goto', () => wait(20_000))
    recordCalls(target, members, harm)
  }
  const ticking = setInterval(() => bot.emit('tick'), tickMs)
  // One attempt attaches as many listeners as it can.
  bot.setMaxListeners(0)
  return {
    bot,
    classes,
    harm,
    said,
    stop() {
      clearInterval(ticking)
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
    },
  }
}

/** Everything of the fake that can be read. */
function makeState(harm: string[], classes: FakeGameBot['classes']): object {
  const recorded = <Thing extends object>(kind: string, thing: Thing): Thing =>
    recordCalls(thing, kindMembers(kind), harm)
  const make = (name: string, ...args: unknown[]): object => new (classes[name] ?? Object)(...args)
  const entity = recorded('entity', new FakeEntity(harm))
  return {
    username: 'agent',
    health: 20,
    entity,
    entities: { 7: entity },
    heldItem: new FakeItem('stick'),
    targetDigBlock: recorded('block', new FakeBlock('stone', new Vec3(1, 2, 3))),
    players: { recipe: new FakeRecipe(), message: new FakeMessage() },
    inventory: recorded('window', new FakeWindow()),
    world: recorded('world', new FakeWorld()),
    registry: recorded('mcData', new FakeData()),
    pathfinder: {
      goal: recorded('goal', make('GoalNear', 1, 2, 3, 1)),
      movements: make('Movements'),
      thinkTimeout: 5000,
      tickTimeout: 40,
      searchRadius: -1,
      ...forbiddenOf(harm, ['bot']),
    },
    pvp: { attackRange: 3, followRange: 2, viewDistance: 100 },
    hawkEye: {},
    collectBlock: {},
    tool: {},
  }
}

interface FakeFunctionParts {
  readonly wait: (ticks: number) => Promise<void>
  readonly said: string[]
  readonly bot: () => EventEmitter
}

/** The functions of the fake that do something. */
function makeFunctions({ wait, said, bot }: FakeFunctionParts): object {
  return {
    blockAt,
    findBlocks: (options: SearchOptions) => findBlocks(options, bot()),
    findBlock: (options: SearchOptions) => findBlocks(options, bot()).map(blockAt)[0] ?? null,
    nearestEntity(filter?: (entity: unknown) => unknown) {
      const entity: unknown = Reflect.get(bot(), 'entity')
      return !filter || filter(entity) === true ? entity : null
    },
    chat: (text: string) => void said.push(text),
    waitForTicks: wait,
    async dig(block: FakeBlock) {
      await wait(1)
      if (block.name !== 'stone') throw new TypeError('The block cannot be dug.')
    },
    look: async () => undefined,
    recipesAll: slowSearch,
  }
}

function kindMembers(name: string): Readonly<Record<string, Member>> {
  return gameKinds.find((kind) => kind.name === name)?.members ?? {}
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

function blockAt(position: Vec3): FakeBlock {
  return new FakeBlock('stone', position.floored())
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
