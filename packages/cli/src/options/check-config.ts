import { InvalidArgumentError } from '@voyager-mc/core'
import { didYouMean } from './did-you-mean.ts'
import { optionRows } from './option-table.ts'
import { parseOption } from './parse-option.ts'

/** The content of a configuration, every value of which was read once; what is not in the table is refused. */
export function checkConfig(content: unknown, file: string): Readonly<Record<string, unknown>> {
  // A promise or a map has no options of its own, and would be taken for an empty one.
  if (typeof content !== 'object' || content === null || Object.getPrototypeOf(content) !== Object.prototype)
    throw new InvalidArgumentError(`default export of ${file}`, content, 'export an object of options.')
  const rows = new Map<string, ReturnType<typeof optionRows>[number][1]>(
    optionRows().filter(([, row]) => row.isInConfig !== false),
  )
  const values: Readonly<Record<string, unknown>> = { ...content }
  for (const [name, value] of Object.entries(values)) {
    const row = rows.get(name)
    if (row === undefined)
      throw new InvalidArgumentError(
        `option in ${file}`,
        name,
        didYouMean(name, { known: rows.keys(), otherwise: 'voyager learn --help lists the options.' }),
      )
    if (value !== undefined) parseOption(row, { raw: value, place: `${name} in ${file}` })
  }
  return values
}
