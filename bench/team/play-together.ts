import { memoryTaskBoard, playTeam, type TeamPlayer, type TeamResult } from '@voyager-mc/fleet/team'
import { openTeamGame } from '@voyager-mc/game'
import { teamPlayer } from '../../test/integration/team-player.ts'

const names = ['Ada', 'Ben', 'Cleo', 'Dan']

export interface TogetherOptions {
  readonly tasks: readonly string[]
  readonly bots: number
  readonly seed: number
  readonly worldMinutes: number
}

/** Lets so many bots share tasks on an embedded world, without a model and without operator powers. */
export async function playTogether({
  tasks,
  bots,
  seed,
  worldMinutes,
}: TogetherOptions): Promise<TeamResult> {
  const game = await openTeamGame({ names: names.slice(0, bots), world: { seed, operators: false } })
  const players: TeamPlayer[] = []
  try {
    for (const member of game.members) players.push(await teamPlayer(member, seed))
    const posted = tasks.map((task, index) => ({ id: `${index}`, task }))
    return await playTeam({ players, board: memoryTaskBoard(), tasks: posted, worldMinutes })
  } finally {
    await game.close()
  }
}
