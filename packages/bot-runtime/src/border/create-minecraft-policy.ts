import type { CapabilityPolicy } from '../membrane/capability-policy.ts'
import { botMembers } from './bot-members.ts'
import { createKindPolicy } from './create-kind-policy.ts'
import { gameKinds } from './game-kinds.ts'
import { read } from './member.ts'
import type { ObjectKind } from './object-kind.ts'
import { pluginKinds } from './plugin-kinds.ts'
import { gameClasses } from './program-globals.ts'

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
  const botKind: ObjectKind = { name: 'bot', matches: (target) => target === bot, members: botMembers }
  return createKindPolicy({
    kinds: [...kinds, botKind, ...pluginKinds(bot), ...gameKinds.map((kind) => withBiomes(kind, bot))],
    functions: gameClasses,
  })
}

/** Blocks carry the number of their biome only; its name stands in the data that the server sent. */
function withBiomes(kind: ObjectKind, bot: object): ObjectKind {
  if (kind.name !== 'block') return kind
  const biome = read((block) => {
    const own: unknown = Reflect.get(block, 'biome')
    const biomes = memberOf(memberOf(bot, 'registry'), 'biomes')
    return memberOf(biomes, String(memberOf(own, 'id'))) ?? own
  })
  return { ...kind, members: { ...kind.members, biome } }
}

function memberOf(target: unknown, member: string): unknown {
  return typeof target === 'object' && target !== null ? Reflect.get(target, member) : undefined
}
