import { expect, test } from 'vitest'
import { createRounds, type Rounds } from './rounds.ts'

const never = new AbortController().signal

function open(bots: number): {
  readonly rounds: Rounds<string, string>
  readonly played: readonly (readonly string[])[]
} {
  const played: (readonly string[])[] = []
  const rounds = createRounds<string, string>({
    play(turns) {
      played.push([...turns.values()])
      return async (bot) => `${turns.get(bot)} of ${bot}`
    },
  })
  for (let bot = 0; bot < bots; bot += 1) rounds.join(bot)
  return { rounds, played }
}

test('a round begins when each bot has a turn', async () => {
  const { rounds, played } = open(2)
  const first = rounds.take(0, 'dig', never)
  expect(played).toEqual([])
  const second = rounds.take(1, 'build', never)
  expect(await Promise.all([first, second])).toEqual(['dig of 0', 'build of 1'])
  expect(played).toEqual([['dig', 'build']])
})

test('turns are played in the order of the bots, whoever was there first', async () => {
  const { rounds, played } = open(3)
  await Promise.all([2, 0, 1].map((bot) => rounds.take(bot, `turn of ${bot}`, never)))
  expect(played).toEqual([['turn of 0', 'turn of 1', 'turn of 2']])
})

test('a bot that has not joined is not waited for', async () => {
  const { rounds } = open(1)
  const first = rounds.take(0, 'dig', never)
  expect(await first).toBe('dig of 0')
  rounds.join(1)
  const second = rounds.take(0, 'walk', never)
  await rounds.take(1, 'build', never)
  expect(await second).toBe('walk of 0')
})

test('one bot alone waits for nobody', async () => {
  const { rounds } = open(1)
  expect(await rounds.take(0, 'dig', never)).toBe('dig of 0')
})

test('a bot that leaves is not waited for', async () => {
  const { rounds } = open(2)
  const first = rounds.take(0, 'dig', never)
  rounds.leave(1)
  expect(await first).toBe('dig of 0')
  expect(await rounds.take(0, 'build', never)).toBe('build of 0')
})

test('a turn that is given up while it waits is not played', async () => {
  const { rounds, played } = open(2)
  const caller = new AbortController()
  const given = rounds.take(0, 'dig', caller.signal)
  caller.abort(new Error('No more.'))
  await expect(given).rejects.toThrow('No more.')
  const again = rounds.take(0, 'walk', never)
  await rounds.take(1, 'build', never)
  expect(await again).toBe('walk of 0')
  expect(played).toEqual([['walk', 'build']])
})
