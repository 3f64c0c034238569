import { suggestName } from '@voyager-mc/core'
import type { ProgramFinding } from './program-finding.ts'
import { lineOf, visitAll, type WalkedProgram } from './walk-program.ts'

/** Finds calls of functions that nobody defines. */
export function findUnknownFunctions(
  { tree, declared }: WalkedProgram,
  known: ReadonlySet<string>,
): readonly ProgramFinding[] {
  const findings: ProgramFinding[] = []
  visitAll(tree, (node) => {
    if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return
    const { callee } = node
    if (callee.type !== 'Identifier' || declared.has(callee.name) || known.has(callee.name)) return
    const guess = suggestName(callee.name, [...declared, ...known])
    const remedy =
      guess === undefined ? 'define it in the same block or use a given function' : `use ${guess}`
    findings.push({ line: lineOf(node), message: `${callee.name} is not defined; ${remedy}.` })
  })
  return findings
}
