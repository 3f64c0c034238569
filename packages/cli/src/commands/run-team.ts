import { InvalidArgumentError } from '@voyager-mc/core'
import { checkTogether, type AgentSettings } from '../agent/agent-settings.ts'
import { checkGameVersion } from '../agent/check-game-version.ts'
import { checkGoal } from '../agent/check-goal.ts'
import { closeAll } from '../agent/close-all.ts'
import { describePlace, describeRoles } from '../agent/describe-settings.ts'
import { wallClock } from '../display/display-clock.ts'
import { exitCodes } from '../faults/exit-codes.ts'
import { loadOptional } from '../faults/load-optional.ts'
import { doneBefore } from '../team/done-before.ts'
import { showTeam } from '../team/show-team.ts'
import type { Command } from './command.ts'

/** Names for bots that nobody named. */
const knownNames = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Jon', 'Kim', 'Leo', 'Mia', 'Ned', 'Oda', 'Pia'] // prettier-ignore

/** `voyager team GOAL`. */
export const runTeam: Command['run'] = async ({ settings, words, originOf }, terminal) => {
  checkTogether(settings, originOf)
  const goal = words.join(' ')
  const asked: AgentSettings = { ...settings, seed: settings.seed ?? 1 }
  const names = namesOf(asked)
  await checkGameVersion(asked)
  await checkGoal(goal, asked)
  const { playTeam } = await loadOptional('@voyager-mc/fleet', () => import('@voyager-mc/fleet/team'))
  const { openTeamKeeping } = await import('../team/team-keeping.ts')
  const { openMembers } = await import('../team/open-members.ts')
  const { openPlayers } = await import('../team/open-players.ts')
  const { shareGoal } = await import('../team/share-goal.ts')
  const display = showTeam(terminal, { json: asked.json, clock: wallClock })
  const { signal } = terminal
  const closers: (() => Promise<void>)[] = []
  try {
    const keeping = await openTeamKeeping(asked.run, { inRounds: asked.host === undefined })
    closers.push(keeping.close)
    display.stage(`Team: ${names.join(', ')}; roles: ${describeRoles(asked)}`)
    const tasks = shareGoal(goal, { bots: names, version: asked.version })
    const found = await doneBefore(keeping.board, { tasks, names })
    if (found !== undefined) {
      display.close(found)
      return exitCodes.done
    }
    display.stage(`World: ${describePlace(asked)}`)
    const { members, close } = await openMembers(asked, {
      names,
      keeping,
      signal,
      onNotice: terminal.warn,
    })
    closers.push(close)
    const opened = await openPlayers(asked, {
      members,
      keeping,
      onEvent: display.show,
      onNotice: terminal.warn,
    })
    closers.push(opened.close)
    const result = await playTeam({
      players: opened.players,
      board: keeping.board,
      tasks,
      worldMinutes: asked.worldMinutes,
      // A team that is kept goes on later; nobody waits long for a server that is gone.
      settings: { recovery: { environmentTries: 1 } },
      signal,
    })
    display.close(result)
    if (signal.aborted) return exitCodes.interrupted
    return result.isDone ? exitCodes.done : exitCodes.failed
  } finally {
    await closeAll(closers)
  }
}

function namesOf({ bots, botNames }: AgentSettings): readonly string[] {
  if (botNames === undefined || botNames.length === 0) return knownNames.slice(0, bots)
  const different = new Set(botNames.map((name) => name.toLowerCase()))
  if (different.size === botNames.length && botNames.length <= knownNames.length) return botNames
  throw new InvalidArgumentError(
    '--bot-names',
    botNames.join(','),
    `give at most ${knownNames.length} names, each once.`,
  )
}
