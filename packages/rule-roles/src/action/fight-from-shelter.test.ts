import { expect, test } from 'vitest'
import { Cell } from './fake-cell.ts'
import { sharedFunction } from './shared-functions.ts'

interface Scene {
  readonly blazeAt: Cell
  readonly health?: number
  /** How the fight from walls ends. */
  readonly reason?: string
  readonly held?: Readonly<Record<string, number>>
  /** Blazes about besides the one. */
  readonly others?: number
  /** Health that a shelter brings. */
  readonly heals?: number
  /** Fights of this one before. */
  readonly late?: number
}

/** Lets a body at height 64 fight a blaze; what it does, and whether it counts as won. */
async function fight({
  blazeAt,
  health = 20,
  reason,
  held = {},
  others = 0,
  heals = 0,
  late = 0,
}: Scene): Promise<readonly unknown[]> {
  const done: unknown[] = []
  const own = new Cell(0.5, 64, 0.5)
  const blaze = { id: 7, name: 'blaze', position: blazeAt }
  const note =
    (name: string, result: object = { status: 'succeeded' }) =>
    async (): Promise<object> => {
      done.push(name)
      return result
    }
  const hunt: { late: number[]; vain?: number[] } = { late: Array<number>(late).fill(7) }
  const bot = {
    health,
    entity: { position: own },
    entities: Object.fromEntries([blaze, ...Array.from({ length: others }, () => blaze)].entries()),
  }
  const given = {
    hunt,
    countOf: (_bot: object, names: readonly string[]) =>
      names.reduce((sum, name) => sum + (held[name] ?? 0), 0),
    takeShelter: async () => {
      done.push('hid')
      bot.health += heals
    },
    shootTarget: note('shot'),
    goTo: note('went'),
    fleeFrom: note('fled'),
    attackTarget: note('attacked'),
    fightFromCover: note(
      'walled in',
      reason === undefined ? { status: 'succeeded' } : { status: 'failed', reason },
    ),
  }
  const { source } = sharedFunction('fightFromShelter', { first: 0 })
  // The function comes from the package under test, from a fixed template.
  // oxlint-disable-next-line typescript/no-implied-eval
  const make = new Function(...Object.keys(given), `${source}\nreturn fightFromShelter`)
  done.push(await make(...Object.values(given))(bot, blaze))
  if (hunt.vain !== undefined) done.push('left')
  return done
}

const near = new Cell(8.5, 65, 0.5)

test('a blaze is fought from behind walls, and one far off from nearer by', async () => {
  expect(await fight({ blazeAt: near })).toEqual(['walled in', true])
  expect(await fight({ blazeAt: new Cell(30.5, 65, 0.5) })).toEqual(['went', 'walled in', true])
})

test('one that has gone down from the bridge is not followed', async () => {
  expect(await fight({ blazeAt: new Cell(3.5, 50, 0.5) })).toEqual([false, 'left'])
})

test('where no walls can stand one turn is fought with the blade, and the wounded run before it', async () => {
  const reason = 'not-possible'
  expect(await fight({ blazeAt: near, reason })).toEqual(['walled in', 'attacked', true])
  expect(await fight({ blazeAt: near, reason, health: 9 })).toEqual([
    'hid',
    'walled in',
    'fled',
    'attacked',
    true,
  ])
})

test('among several blazes one fights until it is quiet, and not for ever', async () => {
  const names = ['fightFromShelter', 'calmBlazes'] as const
  const source = names.map((name) => sharedFunction(name, { first: 0 }).source).join('\n')
  const own = new Cell(0.5, 64, 0.5)
  const calm = async (count: number, kills: number): Promise<readonly [isQuiet: boolean, fights: number]> => {
    const blazes = Array.from({ length: count }, (_, id) => ({ id, name: 'blaze', position: near }))
    let fights = 0
    const given = {
      hunt: {},
      fightFromCover: async () => {
        fights += 1
        blazes.splice(0, kills)
        return { status: 'succeeded' }
      },
    }
    // The function comes from the package under test, from a fixed template.
    // oxlint-disable-next-line typescript/no-implied-eval
    const make = new Function(...Object.keys(given), `${source}\nreturn calmBlazes`)
    const bot = { health: 20, entity: { position: own }, entities: blazes }
    return [await make(...Object.values(given))(bot), fights]
  }
  expect(await calm(1, 1)).toEqual([true, 0])
  expect(await calm(3, 1)).toEqual([true, 2])
  expect(await calm(3, 0)).toEqual([false, 3])
})

test('who is weak heals first, and does not fight where no shelter heals', async () => {
  expect(await fight({ blazeAt: near, health: 6, heals: 10 })).toEqual(['hid', 'walled in', true])
  expect(await fight({ blazeAt: near, health: 6 })).toEqual(['hid', 'fled', false])
})

test('one out of reach is shot while it is alone, and left after the second time', async () => {
  const late = { blazeAt: near, reason: 'timeout' }
  const armed = { ...late, held: { bow: 1, arrow: 6 } }
  expect(await fight(armed)).toEqual(['walled in', 'shot', true])
  expect(await fight({ ...armed, others: 1 })).toEqual(['walled in', false])
  expect(await fight({ ...armed, health: 13 })).toEqual(['walled in', false])
  expect(await fight({ ...late, held: { bow: 1, arrow: 5 } })).toEqual(['walled in', false])
  expect(await fight({ ...late, late: 1 })).toEqual(['walled in', false, 'left'])
})

test('without blocks for walls nobody fights', async () => {
  expect(await fight({ blazeAt: near, reason: 'missing-item' })).toEqual(['walled in', 'fled', false])
})

test('a fight that nobody came to is not won', async () => {
  expect(await fight({ blazeAt: near, reason: 'timeout' })).toEqual(['walled in', false])
})
