import { suggestName, type ScopeMember } from '@voyager-mc/core'
import type { ProgramFinding } from './program-finding.ts'
import { lineOf, pathOf, visitAll, type WalkedProgram } from './walk-program.ts'

/** Names by which calls of members are judged. */
export interface MemberNames {
  /** Primitives and skills. */
  readonly functions: readonly string[]
  /** Those among them whose value comes at once. */
  readonly immediate: readonly string[]
  readonly members: readonly ScopeMember[]
}

/** Finds calls of functions that the bot and its plugins do not have, such as a primitive as if it were the bot's. */
export function findUnknownMembers(
  { tree }: WalkedProgram,
  { functions, immediate, members }: MemberNames,
): readonly ProgramFinding[] {
  const known = membersByOwner(members)
  const given = new Set(functions)
  const findings: ProgramFinding[] = []
  visitAll(tree, (node) => {
    // Whoever writes bot.name?.() asks first whether it is there.
    if (node.type !== 'CallExpression' || node.optional) return
    const path = pathOf(node.callee) ?? ''
    const [owner, name] = splitPath(path)
    const names = owner.startsWith('bot') ? known.get(owner) : undefined
    if (names === undefined || names.has(name) || name in Object.prototype) return
    const line = lineOf(node)
    if (given.has(name)) {
      const call = immediate.includes(name) ? name : `await ${name}`
      findings.push({ line, message: `${path} does not exist; write ${call}(bot, …).` })
      return
    }
    const guess = suggestName(name, names)
    const remedy = guess === undefined ? 'use a given function' : `use ${owner}.${guess}`
    findings.push({ line, message: `${path} is no function that programs have; ${remedy}.` })
  })
  return findings
}

function membersByOwner(members: readonly ScopeMember[]): ReadonlyMap<string, ReadonlySet<string>> {
  const byOwner = new Map<string, Set<string>>()
  for (const { path } of members) {
    const [owner, name] = splitPath(path)
    const names = byOwner.get(owner) ?? new Set()
    byOwner.set(owner, names.add(name))
  }
  return byOwner
}

function splitPath(path: string): readonly [owner: string, name: string] {
  const end = path.lastIndexOf('.')
  return [path.slice(0, Math.max(0, end)), path.slice(end + 1)]
}
