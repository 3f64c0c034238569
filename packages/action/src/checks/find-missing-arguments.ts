import type { ProgramFinding } from './program-finding.ts'
import { lineOf, visitAll, type WalkedProgram } from './walk-program.ts'

/** Names of the arguments that each function cannot do without, in order, after `bot`. */
export type RequiredArguments = ReadonlyMap<string, readonly string[]>

/** Finds calls of given functions that leave out what these cannot do without. */
export function findMissingArguments(
  walked: WalkedProgram,
  required: RequiredArguments,
): readonly ProgramFinding[] {
  const findings: ProgramFinding[] = []
  visitAll(walked.tree, (node) => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return
    const { name } = node.callee
    const wanted = required.get(name)
    const isOpen = node.arguments.some(({ type }) => type === 'SpreadElement')
    if (wanted === undefined || isOpen || walked.declared.has(name)) return
    const missing = wanted[node.arguments.length - 1]
    if (node.arguments.length === 0 || missing === undefined) return
    findings.push({
      line: lineOf(node),
      message: `${name}(bot, ${wanted.join(', ')}) is called without ${missing}.`,
    })
  })
  return findings
}
