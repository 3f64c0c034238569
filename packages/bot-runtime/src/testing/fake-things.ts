import { EventEmitter } from 'node:events'
import { Vec3 } from 'vec3'
import { gameClasses } from '../border/program-globals.ts'
import { noteArguments } from './record-calls.ts'

/** A block of the fake game. */
export class FakeBlock {
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

/** A stack of items of the fake game. */
export class FakeItem {
  readonly type = 5
  readonly count = 3
  readonly stackSize = 64
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/** A pig of the fake game; two of its members warn on the terminal when they are read, as the real one's do. */
export class FakeEntity extends EventEmitter {
  readonly id = 7
  readonly name = 'pig'
  readonly displayName = 'Pig'
  readonly metadata = {}
  readonly position: Vec3 = new Vec3(1.5, 64, -3.5)
  readonly velocity: Vec3 = new Vec3(0, 0, 0)
  readonly #harm: string[]

  constructor(harm: string[]) {
    super()
    this.#harm = harm
  }

  get mobType(): string {
    this.#harm.push('a trace on the terminal')
    return this.displayName
  }

  get objectType(): string {
    return this.mobType
  }
}

/** The inventory of the fake game. */
export class FakeWindow extends EventEmitter {
  readonly inventoryStart = 9
  readonly slots: readonly FakeItem[] = [new FakeItem('oak_log')]
  items(): readonly FakeItem[] {
    return this.slots
  }
  count(): number {
    return 3
  }
}

/** A recipe of the fake game. */
export class FakeRecipe {
  readonly ingredients: readonly unknown[] = []
  readonly delta: readonly unknown[] = []
}

/** The version of the fake game, which compares itself by methods with signs for names. */
export class FakeVersion {
  readonly minecraftVersion = '1.19.4'
  readonly majorVersion = '1.19';
  ['>='](): boolean {
    return true
  }
  ['>'](): boolean {
    return false
  }
  ['<'](): boolean {
    return false
  }
  ['<='](): boolean {
    return true
  }
  ['=='](): boolean {
    return true
  }
}

/** The data of the fake game. */
export class FakeData {
  readonly version: FakeVersion = new FakeVersion()
  readonly itemsByName = { oak_log: { id: 5, name: 'oak_log' } }
  readonly blocksByName = { stone: { id: 1 } }
}

/** A text of the server of the fake game. */
export class FakeMessage {
  readonly json = {}
  readonly text = 'hello'
  toMotd(): string {
    return 'hello'
  }
  toString(): string {
    return 'hello'
  }
}

/** The world of the fake game. */
export class FakeWorld {
  getColumn(): undefined {
    return undefined
  }
  raycast(): undefined {
    return undefined
  }
}

/** The classes that programs construct, by name; each notes arguments that it should not get. */
export function fakeClasses(harm: string[]): Readonly<Record<string, new (...args: unknown[]) => object>> {
  return Object.fromEntries(
    Object.entries(gameClasses).map(([name, row]) => {
      const Base = name === 'Movements' ? FakeMovements : FakeGoal
      const fake = class extends Base {
        constructor(...args: unknown[]) {
          super(...args)
          noteArguments(name, { args, row, harm })
        }
      }
      Object.defineProperty(fake, 'name', { value: name })
      return [name, fake]
    }),
  )
}

class FakeMovements {
  readonly canDig = true
  readonly digCost = 1
  readonly blocksCantBreak = new Set<number>()
  // Takes whatever a subclass passes on.
  constructor(..._args: unknown[]) {}
}

/** A goal that asks the goals it is made of, one after the other, as the real ones do. */
class FakeGoal {
  readonly goals: readonly unknown[]
  readonly rangeSq = 1

  constructor(first?: unknown) {
    this.goals = Array.isArray(first) ? first : first instanceof FakeGoal ? [first] : []
  }

  heuristic(): number {
    return 0
  }

  isEnd(): boolean {
    for (const goal of this.goals) if (goal instanceof FakeGoal && goal.isEnd()) return true
    return false
  }

  hasChanged(): boolean {
    return false
  }

  isValid(): boolean {
    return true
  }
}
