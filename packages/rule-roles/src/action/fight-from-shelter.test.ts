import { expect, test } from 'vitest'
import { Cell } from './fake-cell.ts'
import { sharedFunction } from './shared-functions.ts'

interface Scene {
  readonly blazeAt: Cell
  readonly health?: number
  /** How the fight from walls ends. */
  readonly reason?: string
}

/** Lets a body at height 64 fight a blaze; what it does, and whether it counts as won. */
async function fight({ blazeAt, health = 20, reason }: Scene): Promise<readonly unknown[]> {
  const done: unknown[] = []
  const own = new Cell(0.5, 64, 0.5)
  const blaze = { id: 7, name: 'blaze', position: blazeAt }
  const note =
    (name: string, result: object = { status: 'succeeded' }) =>
    async (): Promise<object> => {
      done.push(name)
      return result
    }
  const given = {
    hunt: {},
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
  done.push(await make(...Object.values(given))({ health, entity: { position: own } }, blaze))
  return done
}

const near = new Cell(8.5, 65, 0.5)

test('a blaze is fought from behind walls, and one far off from nearer by', async () => {
  expect(await fight({ blazeAt: near })).toEqual(['walled in', true])
  expect(await fight({ blazeAt: new Cell(30.5, 65, 0.5) })).toEqual(['went', 'walled in', true])
})

test('one that has gone down from the bridge is not followed', async () => {
  expect(await fight({ blazeAt: new Cell(3.5, 50, 0.5) })).toEqual([false])
})

test('where no walls can stand one turn is fought with the blade, and the wounded run before it', async () => {
  const reason = 'not-possible'
  expect(await fight({ blazeAt: near, reason })).toEqual(['walled in', 'attacked', true])
  expect(await fight({ blazeAt: near, reason, health: 9 })).toEqual(['walled in', 'fled', 'attacked', true])
})

test('without blocks for walls nobody fights', async () => {
  expect(await fight({ blazeAt: near, reason: 'missing-item' })).toEqual(['walled in', 'fled', false])
})

test('a fight that nobody came to is not won', async () => {
  expect(await fight({ blazeAt: near, reason: 'timeout' })).toEqual(['walled in', false])
})
