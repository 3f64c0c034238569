import type { AnyNode } from 'acorn'
import type { ProgramFinding } from './program-finding.ts'
import { lineOf, pathOf, visitAll, type WalkedProgram } from './walk-program.ts'

/** Names a program cannot reach, with what to do instead. */
export const forbiddenNames: ReadonlyMap<string, string> = new Map([
  ['require', 'everything a program may use is already in scope'],
  ['process', 'a program has no access to the computer'],
  ['globalThis', 'use the given names directly'],
  ['global', 'use the given names directly'],
  ['eval', 'write the code out'],
  ['Function', 'write the function out'],
  ['fetch', 'a program has no access to the network'],
  ['WebSocket', 'a program has no access to the network'],
  ['XMLHttpRequest', 'a program has no access to the network'],
])

const forbiddenMembers: ReadonlyMap<string, string> = new Map([
  ['bot._client', 'packets are out of reach, use the given functions'],
  ['bot.quit', 'a program never leaves the world'],
  ['bot.end', 'a program never leaves the world'],
  ['bot.on', 'do not register listeners, await the call that does the work'],
  ['bot.once', 'do not register listeners, await the call that does the work'],
  ['bot.addListener', 'do not register listeners, await the call that does the work'],
  ['bot.removeAllListeners', 'leave the listeners of the bot alone'],
])

/** Finds uses of what a program is not allowed to touch. */
export function findForbiddenUses({ tree, declared }: WalkedProgram): readonly ProgramFinding[] {
  const findings: ProgramFinding[] = []
  visitAll(tree, (node, ancestors) => {
    const message = describeUse(node, { parent: ancestors.at(-2), declared })
    if (message !== undefined) findings.push({ line: lineOf(node), message })
  })
  return findings
}

interface UseContext {
  readonly parent: AnyNode | undefined
  readonly declared: ReadonlySet<string>
}

function describeUse(node: AnyNode, { parent, declared }: UseContext): string | undefined {
  if (node.type === 'ImportExpression') return 'import() is not allowed; everything is already in scope.'
  if (node.type === 'Identifier') {
    const remedy = declared.has(node.name) || isKey(node, parent) ? undefined : forbiddenNames.get(node.name)
    return remedy === undefined ? undefined : `${node.name} is not allowed; ${remedy}.`
  }
  if (node.type === 'MemberExpression') {
    const path = pathOf(node) ?? ''
    const remedy = forbiddenMembers.get(path)
    return remedy === undefined ? undefined : `${path} is not allowed; ${remedy}.`
  }
  if (node.type !== 'CallExpression' || pathOf(node.callee) !== 'bot.chat') return undefined
  const command = firstText(node.arguments[0])
  return command?.startsWith('/') ? 'Slash commands are not allowed; do it as a player would.' : undefined
}

function isKey(node: AnyNode, parent: AnyNode | undefined): boolean {
  if (parent?.type === 'MemberExpression') return parent.property === node && !parent.computed
  return parent?.type === 'Property' && parent.key === node && !parent.computed && !parent.shorthand
}

function firstText(node: AnyNode | undefined): string | undefined {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value.trim() : undefined
  if (node?.type === 'TemplateLiteral') return node.quasis[0]?.value.raw.trim()
  return node?.type === 'BinaryExpression' ? firstText(node.left) : undefined
}
