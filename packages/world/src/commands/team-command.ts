import { teamColors, type Team } from '../context/team.ts'
import type { WorldContext } from '../context/world-context.ts'
import { CommandError } from '../errors/command-error.ts'
import { teamPacket } from '../protocol/team-packet.ts'
import type { CommandArguments } from './command-arguments.ts'
import type { CommandDefinition, CommandUse } from './define-command.ts'
import { describeTargets } from './entity-name.ts'
import { plainText } from '../context/plain-text.ts'
import type { Target } from './select-targets.ts'
import { selfOf } from './self-of.ts'

const mostTeams = 1000

/** Makes teams, whose players may be kept from hurting each other. */
export const teamCommand: CommandDefinition = {
  usage:
    '/team (add <team> [<displayName>] | remove|empty <team> | list [<team>] | join <team> [<targets>] | leave <targets> | modify <team> (color <color> | friendlyFire <boolean> | displayName <displayName>))',
  run: (use) => actions[use.args.choice(names)](use),
}

const names = ['add', 'remove', 'empty', 'list', 'join', 'leave', 'modify'] as const

const actions: Readonly<Record<(typeof names)[number], (use: CommandUse) => string>> = {
  add({ world, args }) {
    const name = args.word()
    const displayName = args.left > 0 ? readTitle(args) : name
    const { teams } = world.commands
    if (!/^[\w.+-]{1,64}$/.test(name)) throw new CommandError(`Invalid team name '${name}'`)
    if (teams.has(name)) throw new CommandError('A team already exists by that name')
    if (teams.size >= mostTeams) throw new CommandError(`There are ${mostTeams} teams already`)
    const team: Team = { name, displayName, color: 'reset', friendlyFire: true, members: new Set() }
    teams.set(name, team)
    world.broadcast('teams', teamPacket(world, team, 'add'))
    return `Created team [${displayName}]`
  },
  remove({ world, args }) {
    const team = readTeam(world, args)
    args.end()
    world.commands.teams.delete(team.name)
    world.broadcast('teams', teamPacket(world, team, 'remove'))
    return `Removed team [${team.displayName}]`
  },
  empty({ world, args }) {
    const team = readTeam(world, args)
    args.end()
    const members = [...team.members]
    if (members.length === 0) throw new CommandError('Nothing changed. That team is already empty')
    for (const member of members) leave(world, member)
    return `Removed ${members.length} member(s) from team [${team.displayName}]`
  },
  list({ world, args }) {
    const team = args.left > 0 ? readTeam(world, args) : undefined
    args.end()
    const all = team
      ? [...team.members]
      : [...world.commands.teams.values()].map((each) => `[${each.displayName}]`)
    if (team)
      return all.length === 0
        ? `There are no members on team [${team.displayName}]`
        : `Team [${team.displayName}] has ${all.length} member(s): ${all.join(', ')}`
    return all.length === 0 ? 'There are no teams' : `There are ${all.length} team(s): ${all.join(', ')}`
  },
  join({ world, args, player }) {
    const team = readTeam(world, args)
    const targets = args.left > 0 ? args.targets() : [selfOf(player)]
    args.end()
    for (const target of targets) {
      leave(world, memberName(target))
      team.members.add(memberName(target))
      world.broadcast('teams', teamPacket(world, team, 'join', [memberName(target)]))
    }
    return `Added ${describeTargets(world, targets, 'members')} to team [${team.displayName}]`
  },
  leave({ world, args }) {
    const targets = args.targets()
    args.end()
    for (const target of targets) leave(world, memberName(target))
    return `Removed ${describeTargets(world, targets, 'members')} from any team`
  },
  modify({ world, args }) {
    const team = readTeam(world, args)
    const option = args.choice(['color', 'friendlyFire', 'displayName'] as const)
    if (option === 'color') team.color = args.choice(teamColors)
    else if (option === 'friendlyFire') team.friendlyFire = args.boolean()
    else team.displayName = readTitle(args)
    args.end()
    world.broadcast('teams', teamPacket(world, team, 'change'))
    return `Updated ${option} of team [${team.displayName}] to ${team[option]}`
  },
}

function readTitle(args: CommandArguments): string {
  const text = args.text().slice(0, 256)
  return /^["[{]/.test(text) ? plainText(text) : text
}

function readTeam({ commands }: WorldContext, args: CommandArguments): Team {
  const name = args.word()
  const team = commands.teams.get(name)
  if (team) return team
  throw new CommandError(`Unknown team '${name}'`)
}

const memberName = (target: Target): string => (target.kind === 'player' ? target.name : target.uuid)

function leave(world: WorldContext, member: string): void {
  for (const team of world.commands.teams.values())
    if (team.members.delete(member)) world.broadcast('teams', teamPacket(world, team, 'leave', [member]))
}
