import { definedOf, seededRandom } from '@voyager-mc/core'
import type { TeamPlayer } from '@voyager-mc/fleet/team'
import type { VoyagerEvent } from '@voyager-mc/voyager'
import type { AgentSettings } from '../agent/agent-settings.ts'
import { closeAll } from '../agent/close-all.ts'
import { openModels } from '../agent/open-models.ts'
import { loadPreset } from '../agent/load-preset.ts'
import type { JoinedMember } from './open-members.ts'
import type { TeamKeeping } from './team-keeping.ts'

interface OpenPlayersOptions {
  readonly members: readonly JoinedMember[]
  readonly keeping: Pick<TeamKeeping, 'home'>
  readonly onEvent: (event: VoyagerEvent, name: string) => void
  readonly onNotice: (text: string) => void
}

/** Players with their roles. */
interface OpenedPlayers {
  readonly players: readonly TeamPlayer[]
  close(this: void): Promise<void>
}

/** Gives each bot of a team its own roles; all of them learn into the skills of their run, where there is one. */
export async function openPlayers(
  settings: AgentSettings,
  { members, keeping: { home }, onEvent, onNotice }: OpenPlayersOptions,
): Promise<OpenedPlayers> {
  const { createDefaultRoles } = await loadPreset()
  const { libraryAt } = await import('../agent/library-at.ts')
  const { version, seed, skills } = settings
  const models = await openModels(settings)
  const players: TeamPlayer[] = []
  const closers: (() => Promise<void>)[] = []
  for (const [index, { name, environment }] of members.entries()) {
    const { actionAgent, critic, skillLibrary } = await createDefaultRoles({
      version,
      random: seededRandom(seed + index),
      ...models,
      ...definedOf({ home, skillDirectory: skills && libraryAt(skills) }),
      onSkillNotice: ({ message }) => onNotice(message),
      onReplyFormNotice: onNotice,
    })
    closers.push(() => skillLibrary.close())
    players.push({
      name,
      environment,
      actionAgent,
      critic,
      skillLibrary,
      onEvent: (event) => onEvent(event, name),
    })
  }
  return { players, close: () => closeAll(closers) }
}
