import { countItems as countAll } from '../bot/inventory-changes.ts'
import { defineReading, type Primitive } from './define-primitive.ts'
import { succeeded } from './primitive-result.ts'
import { itemNamed } from './resolve-name.ts'

/** Counts what is carried. */
export const countItems: Primitive = defineReading({
  name: 'countItems',
  summary: 'Counts the carried items `name`; *_log counts a family.',
  parameters: { name: { type: 'string', summary: 'item name such as cobblestone, or *_log' } },
  example: 'const logs = countItems(bot, "*_log")',
  returns: 'the number',
  read({ bot }, { name }) {
    const held = Object.entries(countAll(bot))
    const ending = name.startsWith('*') ? name.slice(1) : undefined
    const wanted = ending === undefined ? itemNamed(bot, 'countItems', name).name : ''
    const count = held
      .filter(([item]) => (ending === undefined ? item === wanted : item.endsWith(ending)))
      .reduce((sum, [, one]) => sum + one, 0)
    return succeeded({ item: name, count })
  },
  toValue: ({ detail }) => detail['count'],
})
