import type { CommandAnswer } from '../context/command.ts'
import { CommandError } from '../errors/command-error.ts'
import type { CommandDefinition, CommandUse } from './define-command.ts'
import { readHolders, scoresOf } from './score-holders.ts'

const mostObjectives = 1000
const mostHolders = 10_000
const range = { minimum: -2_147_483_648, maximum: 2_147_483_647 }

/** Keeps numbers of players and of made-up names; clients are not shown them. */
export const scoreboardCommand: CommandDefinition = {
  usage:
    '/scoreboard (objectives (add <objective> dummy [<name>] | remove <objective> | list) | players (set|add|remove <target> <objective> <score> | get|reset <target> <objective> | list))',
  run: (use) =>
    use.args.choice(['objectives', 'players'] as const) === 'objectives' ? objectives(use) : players(use),
}

function objectives({ world, args }: CommandUse): string {
  const { scores } = world.commands
  const action = args.choice(['add', 'remove', 'list'] as const)
  if (action === 'list') {
    args.end()
    return scores.size === 0
      ? 'There are no objectives'
      : `There are ${scores.size} objective(s): ${[...scores.keys()].join(', ')}`
  }
  const name = args.word()
  if (action === 'remove') {
    args.end()
    if (!scores.delete(name)) throw new CommandError(`Unknown scoreboard objective '${name}'`)
    return `Removed objective [${name}]`
  }
  args.choice(['dummy'])
  if (args.left > 0) args.text()
  if (!/^[\w.+-]{1,64}$/.test(name)) throw new CommandError(`Invalid objective name '${name}'`)
  if (scores.has(name)) throw new CommandError('An objective already exists by that name')
  if (scores.size >= mostObjectives) throw new CommandError(`There are ${mostObjectives} objectives already`)
  scores.set(name, new Map())
  return `Created new objective [${name}]`
}

function players({ world, args }: CommandUse): CommandAnswer | string {
  const action = args.choice(['set', 'add', 'remove', 'get', 'reset', 'list'] as const)
  if (action === 'list') {
    args.end()
    const all = new Set([...world.commands.scores.values()].flatMap((each) => [...each.keys()]))
    return all.size === 0
      ? 'There are no tracked entities'
      : `There are ${all.size} tracked entities: ${[...all].join(', ')}`
  }
  const holders = readHolders(args)
  const objective = args.word()
  const scores = scoresOf(world, objective)
  if (action === 'get' || action === 'reset') {
    args.end()
    const [holder = ''] = holders
    const score = scores.get(holder)
    if (score === undefined)
      throw new CommandError(`Can't get value of ${objective} for ${holder}; none is set`)
    if (action === 'get') return { text: `${holder} has ${score} [${objective}]`, result: score }
    for (const each of holders) scores.delete(each)
    return `Reset [${objective}] for ${holders.join(', ')}`
  }
  const amount = args.integer(action === 'set' ? range : { ...range, minimum: 0 })
  args.end()
  if (scores.size + holders.length > mostHolders)
    throw new CommandError(`[${objective}] has ${mostHolders} scores already`)
  for (const holder of holders) {
    const before = scores.get(holder) ?? 0
    const after = { set: amount, add: before + amount, remove: before - amount }[action]
    scores.set(holder, Math.max(range.minimum, Math.min(range.maximum, after)))
  }
  const verb = { set: 'Set', add: 'Added', remove: 'Removed' }[action]
  return `${verb} [${objective}] for ${holders.join(', ')} ${action === 'set' ? 'to' : 'by'} ${amount}`
}
