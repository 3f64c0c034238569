import type { CapabilityPolicy } from '../program-runner/capability-policy.ts'
import { botKind } from './bot-kind.ts'
import { takes, takesAll } from './call-rules.ts'
import { createKindPolicy } from './create-kind-policy.ts'
import { gameKinds } from './game-kinds.ts'
import type { ObjectKind } from './object-kind.ts'
import { pluginKinds } from './plugin-kinds.ts'

/** Options of `createMinecraftPolicy`. */
export interface CreateMinecraftPolicyOptions {
  /** Further kinds, asked before the built-in ones: for plugins of your own. */
  readonly kinds?: readonly ObjectKind[]
}

/** The allow-list for programs that get a mineflayer bot, or a facade of one, as `bot`. */
export function createMinecraftPolicy(
  bot: object,
  { kinds = [] }: CreateMinecraftPolicyOptions = {},
): CapabilityPolicy {
  return createKindPolicy({
    kinds: [...kinds, botKind(bot), ...pluginKinds(bot), ...gameKinds],
    functions: {
      Movements: takes('bot'),
      GoalFollow: takes('entity'),
      GoalInvert: takes('goal'),
      GoalCompositeAny: takesAll('goal'),
      GoalCompositeAll: takesAll('goal'),
      GoalLookAtBlock: takes('position', 'world'),
      GoalPlaceBlock: takes('position', 'world'),
      GoalBreakBlock: takes('number', 'number', 'number', 'bot'),
    },
  })
}
