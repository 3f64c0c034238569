import type { ScopeMember } from '@voyager-mc/core'
import type { AnyNode } from 'acorn'
import type { ProgramFinding } from './program-finding.ts'
import { lineOf, pathOf, visitAll, type WalkedProgram } from './walk-program.ts'

/** Finds uses of what a program is not allowed to touch. */
export function findForbiddenUses(
  { tree, declared }: WalkedProgram,
  members: readonly ScopeMember[],
): readonly ProgramFinding[] {
  const refusals = new Map(
    members.flatMap(({ path, refusal }) => (refusal === undefined ? [] : [[path, refusal] as const])),
  )
  const chats = new Set(members.flatMap(({ path, isChat }) => (isChat ? [path] : [])))
  const findings: ProgramFinding[] = []
  visitAll(tree, (node, ancestors) => {
    const message = describeUse(node, { parent: ancestors.at(-2), declared, refusals, chats })
    if (message !== undefined) findings.push({ line: lineOf(node), message })
  })
  return findings
}

interface UseContext {
  readonly parent: AnyNode | undefined
  readonly declared: ReadonlySet<string>
  /** Remedies by path. */
  readonly refusals: ReadonlyMap<string, string>
  /** Calls that send chat. */
  readonly chats: ReadonlySet<string>
}

function describeUse(node: AnyNode, { parent, declared, refusals, chats }: UseContext): string | undefined {
  if (node.type === 'ImportExpression') return 'import() is not allowed; everything is already in scope.'
  if (node.type === 'Identifier') {
    const remedy = declared.has(node.name) || isKey(node, parent) ? undefined : refusals.get(node.name)
    return remedy === undefined ? undefined : `${node.name} is not allowed; ${remedy}.`
  }
  if (node.type === 'MemberExpression') {
    const path = pathOf(node) ?? ''
    const remedy = refusals.get(path)
    return remedy === undefined ? undefined : `${path} is not allowed; ${remedy}.`
  }
  if (node.type !== 'CallExpression' || !chats.has(pathOf(node.callee) ?? '')) return undefined
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
