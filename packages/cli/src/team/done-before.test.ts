import { memoryTaskBoard, type NewBoardTask, type TaskBoard } from '@voyager-mc/fleet/team'
import { beforeEach, expect, test } from 'vitest'
import { doneBefore } from './done-before.ts'

const names = ['Ada', 'Ben']
const tasks: readonly NewBoardTask[] = names.map((bot) => ({ id: bot, task: 'Mine 2 dirt', bot }))
let board: TaskBoard
beforeEach(() => (board = memoryTaskBoard()))

async function finish(bot: string): Promise<void> {
  await board.claim(bot)
  await board.done(bot, bot)
}

test('a team whose tasks are all done is told so without a world', async () => {
  await board.post(tasks)
  for (const name of names) await finish(name)
  expect(await doneBefore(board, { tasks, names })).toMatchObject({
    isDone: true,
    worldMinutes: 0,
    attempts: { Ada: 0, Ben: 0 },
    tasks: [{ state: 'done' }, { state: 'done' }],
  })
})

test('a team with a task that is open, new or of another goal needs its world', async () => {
  expect(await doneBefore(board, { tasks, names })).toBeUndefined()
  await board.post(tasks)
  await finish('Ada')
  expect(await doneBefore(board, { tasks, names })).toBeUndefined()
  await finish('Ben')
  const another = { id: 'more', task: 'Mine 1 sand' }
  expect(await doneBefore(board, { tasks: [...tasks, another], names })).toBeUndefined()
  await board.post([another])
  expect(await doneBefore(board, { tasks, names })).toBeUndefined()
})
