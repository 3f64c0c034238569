import { seededRandom } from '@voyager-mc/core'
import type { TeamPlayer } from '@voyager-mc/fleet/team'
import type { TeamMember } from '@voyager-mc/game'
import { createDefaultRoles } from '@voyager-mc/voyager/preset'

/** Lets a member of a team join, and gives it the roles that need no model. */
export async function teamPlayer(member: TeamMember, seed: number): Promise<TeamPlayer> {
  const {
    kind: _known,
    curriculum: _ofTheBoard,
    decomposer: _notUsed,
    ...roles
  } = await createDefaultRoles({
    version: '1.19.4',
    random: seededRandom(seed),
  })
  await member.reset()
  return { name: member.name, environment: member, ...roles }
}
