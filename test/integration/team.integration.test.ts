import { seededRandom } from '@voyager-mc/core'
import { memoryTaskBoard, playTeam, splitGoal, type TeamPlayer } from '@voyager-mc/fleet/team'
import { openTeamGame, type TeamGame, type TeamMember } from '@voyager-mc/game'
import { createDefaultRoles } from '@voyager-mc/voyager/preset'
import { afterEach, expect, test } from 'vitest'

const seed = 7
let game: TeamGame | undefined
const libraries: { close(): Promise<void> }[] = []
afterEach(async () => {
  await game?.close()
  for (const library of libraries.splice(0)) await library.close()
})

async function player(member: TeamMember): Promise<TeamPlayer> {
  const {
    kind: _known,
    curriculum: _ofTheBoard,
    decomposer: _notUsed,
    ...roles
  } = await createDefaultRoles({
    version: '1.19.4',
    random: seededRandom(seed),
  })
  libraries.push(roles.skillLibrary)
  await member.reset()
  return { name: member.name, environment: member, ...roles }
}

test('two bots gather for each other and make together what needs both', { timeout: 120_000 }, async () => {
  const names = ['Ada', 'Ben']
  game = await openTeamGame({ names, world: { seed, viewDistanceChunks: 4, difficulty: 'peaceful' } })
  const players: TeamPlayer[] = []
  for (const member of game.members) players.push(await player(member))
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
