import { CommandError } from '../errors/command-error.ts'
import type { CommandDefinition } from './define-command.ts'
import { describeTargets, entityName } from './entity-name.ts'

const mostTags = 1024

/** Marks players and entities with words that selectors find again. */
export const tagCommand: CommandDefinition = {
  usage: '/tag <targets> (add|remove <name> | list)',
  run({ world, args }) {
    const targets = args.targets()
    const action = args.choice(['add', 'remove', 'list'] as const)
    const name = action === 'list' ? '' : args.word()
    args.end()
    const { tags } = world.commands
    if (action === 'list') {
      const names = targets.flatMap(({ uuid }) => [...(tags.get(uuid) ?? [])])
      const who = describeTargets(world, targets, 'entities')
      return names.length === 0
        ? `${who} has no tags`
        : `${who} has ${names.length} tags: ${names.join(', ')}`
    }
    if (!/^[\w.+-]{1,64}$/.test(name)) throw new CommandError(`Invalid tag name '${name}'`)
    const changed = targets.filter((target) => {
      const own = tags.get(target.uuid) ?? new Set<string>()
      if (action === 'add' && own.size >= mostTags) return false
      const isChanged = action === 'add' ? !own.has(name) : own.delete(name)
      if (action === 'add') own.add(name)
      if (own.size > 0) tags.set(target.uuid, own)
      else tags.delete(target.uuid)
      return isChanged
    })
    const [first] = changed
    const word = action === 'add' ? 'Added' : 'Removed'
    if (!first)
      throw new CommandError(
        action === 'add'
          ? 'Target either already has the tag or has too many tags'
          : 'Target does not have this tag',
      )
    const to = action === 'add' ? 'to' : 'from'
    return `${word} tag '${name}' ${to} ${changed.length === 1 ? entityName(world, first) : `${changed.length} entities`}`
  },
}
