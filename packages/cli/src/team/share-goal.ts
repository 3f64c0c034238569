import { splitGoal, type NewBoardTask } from '@voyager-mc/fleet/team'
import { gatheredFor } from './gathered-for.ts'

/** Shares a goal out: its number where it has one, or what it takes is gathered by all and given to the first bot. */
export function shareGoal(
  goal: string,
  { bots, version }: { readonly bots: readonly string[]; readonly version: string },
): readonly NewBoardTask[] {
  const shares = splitGoal(goal, { bots })
  return shares.length > 1 ? shares : splitGoal(goal, { bots, gathered: gatheredFor(goal, version) })
}
