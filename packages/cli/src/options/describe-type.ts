import type { OptionRow } from './option-row.ts'

/** Values that an option takes, in words. */
export function describeType({ type, least, most, choices = [] }: OptionRow): string {
  switch (type) {
    case 'switch':
      return 'true or false'
    case 'whole':
      return `whole number, ${least} to ${most}`
    case 'number':
      return `number, ${least} to ${most}`
    case 'choice':
      return choices.join(', ')
    case 'choices':
      return `list of ${choices.join(', ')}`
    case 'players':
      return 'list of names'
    case 'prices':
      return 'two numbers'
    case 'numbers':
      return `list of numbers, ${least} to ${most}`
    case 'place':
      return 'path'
    case 'host':
      return 'name or address'
    case 'url':
      return 'URL'
    case 'version':
      return 'version'
    case 'player':
      return 'name of a player'
    case 'item':
      return 'item, or none'
    case 'text':
      return 'text'
  }
}
