import { memoryTaskBoard, playTeam, splitGoal, type TeamPlayer } from '@voyager-mc/fleet/team'
import { openTeamGame, type TeamGame } from '@voyager-mc/game'
import { afterEach, expect, test } from 'vitest'
import { teamPlayer } from './team-player.ts'

const seed = 7
let game: TeamGame | undefined
afterEach(() => game?.close())

test('two bots gather for each other and make together what needs both', async () => {
  const names = ['Ada', 'Ben']
  game = await openTeamGame({ names, world: { seed, viewDistanceChunks: 4, difficulty: 'peaceful' } })
  const players: TeamPlayer[] = []
  for (const member of game.members) players.push(await teamPlayer(member, seed))
  const board = memoryTaskBoard()
  const result = await playTeam({
    players,
    board,
    tasks: splitGoal('Craft 1 chest', { bots: names, gathered: { oak_log: 2, birch_log: 1 } }),
    worldMinutes: 30,
  })
  expect(result.tasks.map(({ task, state }) => [task, state])).toEqual([
    ['Obtain 2 oak_log', 'done'],
    ['Give 2 oak_log to Ada', 'done'],
    ['Obtain 1 birch_log', 'done'],
    ['Give 1 birch_log to Ada', 'done'],
    ['Craft 1 chest', 'done'],
  ])
  expect(result.isDone).toBe(true)
  expect(result.worldMinutes).toBeGreaterThan(0.1)
  expect(new Set(result.tasks.map(({ by }) => by))).toEqual(new Set(names))
})
