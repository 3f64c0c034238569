import type { ArgumentType } from '../border/argument-type.ts'

/** Guest expressions that give an object of each kind, on the stage of the border's attempts. */
export const kindExpressions: Readonly<Record<string, string>> = {
  bot: 'bot',
  pathfinder: 'bot.pathfinder',
  collectBlock: 'bot.collectBlock',
  tool: 'bot.tool',
  pvp: 'bot.pvp',
  hawkEye: 'bot.hawkEye',
  world: 'bot.world',
  mcData: 'bot.registry',
  version: 'bot.registry.version',
  window: 'bot.inventory',
  entity: 'bot.entity',
  item: 'bot.heldItem',
  block: 'bot.targetDigBlock',
  goal: 'bot.pathfinder.goal',
  movements: 'bot.pathfinder.movements',
  recipe: 'bot.players.recipe',
  message: 'bot.players.message',
  data: 'bot.players',
}

/** Guest source of a value that an argument accepts. */
export function sampleOf(type: ArgumentType): string {
  switch (type.type) {
    case 'number':
      return String(Math.max(type.min, Math.min(1, type.max)))
    case 'text':
    case 'chat':
      return '"a"'
    case 'choice':
      return JSON.stringify(type.values[0])
    case 'flag':
      return 'true'
    case 'function':
      return '() => false'
    case 'position':
      return 'new Vec3(0, 0, 0)'
    case 'object':
      return kindExpressions[type.kinds[0] ?? ''] ?? 'undefined'
    case 'list':
      return `[${sampleOf(type.of)}]`
    case 'options':
      return `{ ${Object.entries(type.fields)
        .filter(([, field]) => field.type !== 'optional')
        .map(([name, field]) => `${name}: ${sampleOf(field)}`)
        .join(', ')} }`
    case 'either':
      return type.of[0] ? sampleOf(type.of[0]) : 'undefined'
    case 'optional':
      return sampleOf(type.of)
  }
}

/** Paths of the fields within an argument, such as `options.maxDistance`; one step deep. */
export function fieldsOf(type: ArgumentType): readonly string[] {
  if (type.type === 'optional') return fieldsOf(type.of)
  if (type.type === 'either') return type.of.flatMap(fieldsOf)
  return type.type === 'options' ? Object.keys(type.fields) : []
}
