import type { ArgumentType } from './argument-type.ts'

/** Most words of a choice that are written out. */
const shownChoices = 8

/** Describes a type of argument with its bounds, such as `a whole number from 0 to 255`. */
export function describeArgumentType(type: ArgumentType): string {
  switch (type.type) {
    case 'number':
      return type.example === undefined
        ? `a ${type.isWhole ? 'whole ' : ''}number from ${group(type.min)} to ${group(type.max)}`
        : `a number from ${group(type.min)} to ${group(type.max)}, such as ${type.example}`
    case 'text':
      return `a text of at most ${group(type.maxLength)} characters`
    case 'chat':
      return `a text of at most ${group(type.maxLength)} characters without slash commands, which are operator powers`
    case 'choice':
      return type.values.length > shownChoices
        ? `one of ${type.values.length} words`
        : type.values.map((value) => `"${value}"`).join(' or ')
    case 'flag':
      return 'true or false'
    case 'function':
      return 'a function'
    case 'position':
      return type.max === 1 ? 'a Vec3 of numbers from -1 to 1' : 'a Vec3'
    case 'object':
      return type.kinds.map(withArticle).join(' or ')
    case 'list':
      return `a list of at most ${group(type.max)}, each ${describeArgumentType(type.of)}`
    case 'options':
      return `an object with ${Object.entries(type.fields).map(describeField).join('; ')}`
    case 'either':
      return type.of.map(describeArgumentType).join(', or ')
    case 'optional':
      return `${describeArgumentType(type.of)}, or nothing`
  }
}

function describeField([name, type]: readonly [string, ArgumentType]): string {
  const field = type.type === 'optional' ? type.of : type
  return `${name}${field === type ? '' : '?'}: ${describeArgumentType(field)}`
}

function withArticle(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`
}

function group(value: number): string {
  return value.toLocaleString('en')
}
