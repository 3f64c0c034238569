import type { CommandAnswer } from '../context/command.ts'
import type { Player } from '../context/player.ts'
import { CommandError } from '../errors/command-error.ts'
import { sendExperience } from '../inventory/give-experience.ts'
import { experienceAt, experienceLevel, experienceWithLevels } from '../rules/index.ts'
import type { CommandDefinition, CommandUse } from './define-command.ts'
import { describeTargets, entityName } from './entity-name.ts'

// All points together fit a 32-bit number on the wire.
const maxPoints = 2_147_483_647
const maxLevels = 21_862

type Unit = 'points' | 'levels'

/** Adds, sets and shows experience. */
export const experienceCommand: CommandDefinition = {
  usage: '/xp (add|set <targets> <amount> [points|levels] | query <targets> (points|levels))',
  run(use) {
    const action = use.args.choice(['add', 'set', 'query'])
    if (action === 'query') return query(use)
    const players = use.args.players()
    const amount = use.args.integer(action === 'set' ? { minimum: 0 } : {})
    const unit: Unit = use.args.left > 0 ? use.args.choice(['points', 'levels']) : 'points'
    use.args.end()
    if (unit === 'levels' && Math.abs(amount) > maxLevels) {
      throw new CommandError(`Integer must not be more than ${maxLevels}, found ${amount}`)
    }
    for (const player of players) change(player, { action, amount, unit })
    const who = describeTargets(use.world, players, 'players')
    return action === 'add'
      ? `Gave ${amount} experience ${unit} to ${who}`
      : `Set ${amount} experience ${unit} on ${who}`
  },
}

function query({ world, args }: CommandUse): CommandAnswer {
  const [player] = args.players()
  const unit = args.choice(['points', 'levels'])
  args.end()
  if (!player) throw new CommandError('No player was found')
  const { level } = experienceLevel(player.experience)
  const amount = unit === 'levels' ? level : player.experience - experienceAt(level)
  return { text: `${entityName(world, player)} has ${amount} experience ${unit}`, result: amount }
}

interface Change {
  readonly action: 'add' | 'set'
  readonly amount: number
  readonly unit: Unit
}

function change(player: Player, { action, amount, unit }: Change): void {
  player.experience = Math.min(maxPoints, Math.max(0, changed(player.experience, { action, amount, unit })))
  sendExperience(player)
}

function changed(total: number, { action, amount, unit }: Change): number {
  if (action === 'add') return unit === 'levels' ? experienceWithLevels(total, amount) : total + amount
  const { level, progress } = experienceLevel(total)
  return unit === 'levels' ? experienceAt(amount, progress) : experienceAt(level) + amount
}
