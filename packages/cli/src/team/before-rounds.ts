import type { Environment } from '@voyager-mc/core'

/**
 * Members of a team whose steps are rounds, each of which begins when all that have not left ask for it: `begin` is called
 * just before that, when nobody has anything left to do with the round before. What it throws the last one to
 * ask gets.
 */
export function beforeRounds<Member extends { readonly environment: Environment }>(
  members: readonly Member[],
  begin: () => void,
): readonly Member[] {
  const present = new Set(members.map((_member, index) => index))
  const asking = new Set<number>()
  const beginWhenReady = (): void => {
    if (asking.size > 0 && [...present].every((index) => asking.has(index))) begin()
  }
  return members.map((member, index) => ({
    ...member,
    environment: {
      ...member.environment,
      async step(program, options) {
        asking.add(index)
        try {
          beginWhenReady()
          return await member.environment.step(program, options)
        } finally {
          asking.delete(index)
        }
      },
      async close() {
        try {
          if (present.delete(index)) beginWhenReady()
        } finally {
          await member.environment.close()
        }
      },
    },
  }))
}
