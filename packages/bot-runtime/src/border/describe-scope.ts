import { definedOf } from '@voyager-mc/core'
import type { ProgramScope, ScopeMember } from '@voyager-mc/core'
import { absentMembers } from './absent-members.ts'
import type { ArgumentType } from './argument-type.ts'
import { botMembers } from './bot-members.ts'
import type { CallMember, Member } from './member.ts'
import { pluginMembers } from './plugin-kinds.ts'
import { gameClasses, gameObjects, guestGlobals, refusedGlobals } from './program-globals.ts'

/** Options of `describeScope`. */
export interface DescribeScopeOptions {
  /** Primitives of the environment; a name one of them has is not refused. */
  readonly primitives?: readonly { readonly name: string }[]
  /** Time of one program, in milliseconds, for programs to reckon with; not told where it is absent. */
  readonly stepTimeoutMs?: number
}

/** Describes what programs find in scope beside primitives and skills, for prompts and checks of programs. */
export function describeScope({ primitives = [], stepTimeoutMs }: DescribeScopeOptions = {}): ProgramScope {
  const given = new Set(primitives.map(({ name }) => name))
  const plugins = Object.entries(pluginMembers).flatMap(([plugin, { members }]) =>
    describeMembers(`bot.${plugin}.`, members),
  )
  return {
    names: [...gameObjects, ...Object.keys(gameClasses), ...guestGlobals],
    members: [
      ...describeMembers('bot.', botMembers).map((member) =>
        member.path === 'bot.timeLeft' && stepTimeoutMs !== undefined
          ? { ...member, shown: describeTime(stepTimeoutMs) }
          : member,
      ),
      ...plugins,
      ...Object.entries(absentMembers).map(([path, refusal]) => outOfReach(path, refusal)),
      ...describeMembers('', gameClasses),
      ...describeMembers('', refusedGlobals).filter(({ path }) => !given.has(path)),
    ],
  }
}

function describeTime(stepTimeoutMs: number): string {
  return `bot.timeLeft() for what is left of the ${Math.round(stepTimeoutMs / 1000)} seconds of a program`
}

function describeMembers(owner: string, members: Readonly<Record<string, Member>>): readonly ScopeMember[] {
  return Object.entries(members).flatMap(([name, member]) => {
    const path = owner + name
    if (member.use === 'refused') return [outOfReach(path, member.reason)]
    return member.use === 'call' ? [describeCall(path, member)] : []
  })
}

function outOfReach(path: string, refusal: string): ScopeMember {
  return { path, isAwaited: false, isChat: false, refusal }
}

function describeCall(path: string, member: CallMember): ScopeMember {
  const { isAwaited, isChat, discouraged, primitive, isShown } = member
  return {
    path,
    isAwaited,
    isChat,
    ...definedOf({ refusal: discouraged, primitive }),
    ...(isShown && { shown: describeUse(path, member) }),
  }
}

/** A call as one writes it: `bot.lookAt(position)`, `new GoalNear(x, y, z, range)`. */
function describeUse(path: string, { takes, shown }: CallMember): string {
  if (shown !== undefined) return shown
  const args = Object.entries(takes).flatMap(([name, type]) => describeGiven(name, type) ?? [])
  return `${path.includes('.') ? '' : 'new '}${path}(${args.join(', ')})`
}

/** An argument of such a call; choices are written out, others are shown when the call cannot do without. */
function describeGiven(name: string, type: ArgumentType): string | undefined {
  const given = type.type === 'optional' ? type.of : type
  if (given.type === 'choice') {
    const words = given.values.map((value) => `"${value}"`)
    return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
  }
  return given === type ? name : undefined
}
