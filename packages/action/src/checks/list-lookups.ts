import type { AnyNode } from 'acorn'
import type { ProgramCall } from './list-calls.ts'
import { lineOf, pathOf, visitAll, type WalkedProgram } from './walk-program.ts'

/** Tables of the game's data that hold one entry a name. */
const tables: ReadonlySet<string> = new Set(
  ['mcData', 'bot.registry'].flatMap((data) => [`${data}.itemsByName`, `${data}.blocksByName`]),
)

/**
 * Lists the names that are looked up in the game's data and read from at once, as `mcData.itemsByName.stick.id` does, in
 * the form of calls of the table; who asks first whether there is an entry is left out.
 */
export function listLookups({ tree }: WalkedProgram): readonly ProgramCall[] {
  const lookups: ProgramCall[] = []
  visitAll(tree, (node) => {
    if (node.type !== 'MemberExpression' || node.optional || node.object.type !== 'MemberExpression') return
    const { object: table, property, computed } = node.object
    const path = pathOf(table)
    const name = nameOf(property, computed)
    if (path === undefined || !tables.has(path) || name === undefined) return
    lookups.push({
      name: path.replace('bot.registry', 'mcData'),
      line: lineOf(node),
      values: [undefined, name],
    })
  })
  return lookups
}

function nameOf(property: AnyNode, isComputed: boolean): string | undefined {
  if (!isComputed) return property.type === 'Identifier' ? property.name : undefined
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : undefined
}
