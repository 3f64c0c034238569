import type { GameEvent, OwnedChest, StepOptions } from '@voyager-mc/core'
import { fakeEnvironment, makeObservation, makeStepResult } from '@voyager-mc/core/testing'
import { expect, test } from 'vitest'
import { memoryTaskBoard } from './memory-task-board.ts'
import type { TaskBoard } from './task-board.ts'
import { withChests } from './with-chests.ts'

const program = { name: 'main', source: 'async function main(bot) {}' }
const at = (x: number): OwnedChest['position'] => ({ x, y: 64, z: 0 })

/** Plays a step in which these events happen; gives the options that the environment got. */
async function stepOf(
  board: TaskBoard,
  { bot, events = [], dimension }: { bot: string; events?: readonly GameEvent[]; dimension?: string },
): Promise<StepOptions | undefined> {
  let seen: StepOptions | undefined
  const observation = makeObservation(dimension === undefined ? {} : { dimension })
  const environment = withChests(
    {
      ...fakeEnvironment(),
      step: async (_program, options) => {
        seen = options
        return makeStepResult({ events, observation })
      },
    },
    { board, bot },
  )
  await environment.step(program, { timeoutMs: 7 })
  return seen
}

const place = (block: string, x: number): GameEvent => ({
  type: 'block-place',
  block,
  position: at(x),
  tick: 1,
})
const dig = (block: string, x: number): GameEvent => ({ type: 'block-dig', block, position: at(x), tick: 1 })

test('makes the chests that a bot places its own, and closes them for the others', async () => {
  const board = memoryTaskBoard()
  const events = [place('chest', 1), place('barrel', 2), place('dirt', 3), place('red_shulker_box', 4)]
  await stepOf(board, { bot: 'Ada', events, dimension: 'the_nether' })
  expect((await board.chests()).map(({ position, owner }) => [position.x, owner])).toEqual([
    [1, 'Ada'],
    [2, 'Ada'],
    [4, 'Ada'],
  ])
  expect(await stepOf(board, { bot: 'Ada' })).toEqual({ timeoutMs: 7, othersChests: [] })
  const { othersChests = [] } = (await stepOf(board, { bot: 'Ben' })) ?? {}
  expect(othersChests.map(({ dimension, owner }) => [dimension, owner])).toEqual([
    ['the_nether', 'Ada'],
    ['the_nether', 'Ada'],
    ['the_nether', 'Ada'],
  ])
})

test('forgets whose a chest was that was dug up, so that the next one there has another owner', async () => {
  const board = memoryTaskBoard()
  await stepOf(board, { bot: 'Ada', events: [place('chest', 1)] })
  await stepOf(board, { bot: 'Ben', events: [place('chest', 1)] })
  expect(await board.chests()).toMatchObject([{ owner: 'Ada' }])
  await stepOf(board, { bot: 'Ada', events: [dig('chest', 1), dig('stone', 9)] })
  expect(await board.chests()).toEqual([])
  await stepOf(board, { bot: 'Ben', events: [place('chest', 1)] })
  expect(await board.chests()).toMatchObject([{ owner: 'Ben' }])
})
