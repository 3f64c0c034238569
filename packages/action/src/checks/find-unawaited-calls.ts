import type { ProgramFinding } from './program-finding.ts'
import { lineOf, pathOf, visitAll, type WalkedProgram } from './walk-program.ts'

/** Methods of the bot that return a promise. */
const asyncMethods: ReadonlySet<string> = new Set([
  'bot.activateBlock',
  'bot.activateEntity',
  'bot.consume',
  'bot.craft',
  'bot.dig',
  'bot.equip',
  'bot.fish',
  'bot.lookAt',
  'bot.openContainer',
  'bot.openFurnace',
  'bot.pathfinder.goto',
  'bot.placeBlock',
  'bot.sleep',
  'bot.toss',
  'bot.useOn',
  'bot.waitForTicks',
  'bot.wake',
])

/** Finds calls that return a promise and whose end nobody waits for. */
export function findUnawaitedCalls(
  { tree, asyncFunctions, declared }: WalkedProgram,
  known: ReadonlySet<string>,
): readonly ProgramFinding[] {
  const findings: ProgramFinding[] = []
  const isAsync = (path: string): boolean =>
    asyncFunctions.has(path) || asyncMethods.has(path) || (known.has(path) && !declared.has(path))
  visitAll(tree, (node) => {
    if (node.type === 'ExpressionStatement' && node.expression.type === 'CallExpression') {
      const path = pathOf(node.expression.callee)
      if (path !== undefined && isAsync(path)) {
        findings.push({ line: lineOf(node), message: `${path}(…) is not awaited; write await ${path}(…).` })
      }
    }
    if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return
    const { property } = node.callee
    const [callback] = node.arguments
    if (property.type !== 'Identifier' || property.name !== 'forEach' || callback === undefined) return
    if ('async' in callback && callback.async) {
      const message = 'forEach does not wait for an async function; write a for…of loop with await.'
      findings.push({ line: lineOf(node), message })
    }
  })
  return findings
}
