import { botMembers } from './bot-members.ts'
import { describeArgumentType } from './describe-argument-type.ts'
import { gameKinds } from './game-kinds.ts'
import type { Member } from './member.ts'
import { pluginMembers } from './plugin-kinds.ts'
import { gameClasses } from './program-globals.ts'

/** One kind of object that programs reach, with what they may do with it. */
export interface BorderKind {
  readonly name: string
  readonly members: readonly BorderMember[]
  /** Whether every own member that is no function can be read besides. */
  readonly isOpen: boolean
}

/** One row of the border's table, in words. */
export interface BorderMember {
  readonly name: string
  readonly use: Member['use']
  /** Arguments in order with their bounds; for a setting its one value. */
  readonly takes: readonly { readonly name: string; readonly bounds: string }[]
  /** Microseconds of the step's budget a call costs, besides what its callbacks compute; absent for what is no call. */
  readonly costUs?: number
  readonly isAwaited: boolean
  readonly isChat: boolean
  /** Reason of a refusal; absent when it is not refused. */
  readonly refusal?: string
}

/** Describes the border between programs and the game: every member of every kind, for docs. */
export function describeBorder(): readonly BorderKind[] {
  const kinds = [
    { name: 'bot', members: botMembers },
    ...Object.values(pluginMembers),
    { name: 'classes', members: gameClasses },
    ...gameKinds,
  ]
  return kinds.map((kind) => ({
    name: kind.name,
    isOpen: 'isOpen' in kind && kind.isOpen === true,
    members: Object.entries(kind.members).map(describeMember),
  }))
}

function describeMember([name, member]: readonly [string, Member]): BorderMember {
  const { use } = member
  const plain = { name, use, takes: [], isAwaited: false, isChat: false }
  switch (use) {
    case 'read':
      return plain
    case 'setting':
      return { ...plain, takes: [{ name: 'value', bounds: describeArgumentType(member.value) }] }
    case 'refused':
      return { ...plain, refusal: member.reason }
    case 'call':
      return {
        ...plain,
        takes: Object.entries(member.takes).map(([argument, type]) => ({
          name: argument,
          bounds: describeArgumentType(type),
        })),
        costUs: member.costUs,
        isAwaited: member.isAwaited,
        isChat: member.isChat,
      }
  }
}
