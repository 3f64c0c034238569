import { seededRandom } from '@voyager-mc/core'
import { memoryTaskBoard, playTeam, type TeamPlayer, type TeamResult } from '@voyager-mc/fleet/team'
import { openTeamGame } from '@voyager-mc/game'
import { createDefaultRoles } from '@voyager-mc/voyager/preset'

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
  const libraries: { close(): Promise<void> }[] = []
  try {
    for (const member of game.members) {
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
      players.push({ name: member.name, environment: member, ...roles })
    }
    const posted = tasks.map((task, index) => ({ id: `${index}`, task }))
    return await playTeam({ players, board: memoryTaskBoard(), tasks: posted, worldMinutes })
  } finally {
    await game.close()
    for (const library of libraries) await library.close()
  }
}
