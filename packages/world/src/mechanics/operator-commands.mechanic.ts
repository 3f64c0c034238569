import type { Mechanic } from '../context/mechanic.ts'
import { z } from 'zod'
import { keptState } from '../context/kept-state.ts'
import { teamColors } from '../context/team.ts'
import { teamPacket } from '../protocol/team-packet.ts'
import { attributeCommand } from '../commands/attribute-command.ts'
import { clearCommand } from '../commands/clear-command.ts'
import { cloneCommand } from '../commands/clone-command.ts'
import { executeCommand } from '../commands/execute-command.ts'
import { lootCommand } from '../commands/loot-command.ts'
import { placeCommand } from '../commands/place-command.ts'
import { rideCommand } from '../commands/ride-command.ts'
import { scoreboardCommand } from '../commands/scoreboard-command.ts'
import { tagCommand } from '../commands/tag-command.ts'
import { teamCommand } from '../commands/team-command.ts'
import { tellrawCommand } from '../commands/tellraw-command.ts'
import { titleCommand } from '../commands/title-command.ts'
import { dataCommand } from '../commands/data-command.ts'
import { damageCommand } from '../commands/damage-command.ts'
import { defineCommand, type CommandDefinition } from '../commands/define-command.ts'
import { deopCommand } from '../commands/deop-command.ts'
import { difficultyCommand } from '../commands/difficulty-command.ts'
import { effectCommand } from '../commands/effect-command.ts'
import { enchantCommand } from '../commands/enchant-command.ts'
import { experienceCommand } from '../commands/experience-command.ts'
import { fillCommand } from '../commands/fill-command.ts'
import { gamemodeCommand } from '../commands/gamemode-command.ts'
import { gameruleCommand } from '../commands/gamerule-command.ts'
import { giveCommand } from '../commands/give-command.ts'
import { helpCommand } from '../commands/help-command.ts'
import { itemCommand } from '../commands/item-command.ts'
import { kickCommand } from '../commands/kick-command.ts'
import { killCommand } from '../commands/kill-command.ts'
import { listCommand } from '../commands/list-command.ts'
import { meCommand } from '../commands/me-command.ts'
import { opCommand } from '../commands/op-command.ts'
import { replaceitemCommand } from '../commands/replaceitem-command.ts'
import { sayCommand } from '../commands/say-command.ts'
import { locateCommand } from '../commands/locate-command.ts'
import { seedCommand } from '../commands/seed-command.ts'
import { setblockCommand } from '../commands/setblock-command.ts'
import { setworldspawnCommand } from '../commands/setworldspawn-command.ts'
import { spawnpointCommand } from '../commands/spawnpoint-command.ts'
import { spreadplayersCommand } from '../commands/spreadplayers-command.ts'
import { summonCommand } from '../commands/summon-command.ts'
import { teleportCommand } from '../commands/teleport-command.ts'
import { tellCommand } from '../commands/tell-command.ts'
import { timeCommand } from '../commands/time-command.ts'

const definitions: Readonly<Record<string, CommandDefinition>> = {
  attribute: attributeCommand,
  clear: clearCommand,
  clone: cloneCommand,
  damage: damageCommand,
  data: dataCommand,
  deop: deopCommand,
  difficulty: difficultyCommand,
  effect: effectCommand,
  enchant: enchantCommand,
  execute: executeCommand,
  experience: experienceCommand,
  fill: fillCommand,
  gamemode: gamemodeCommand,
  gamerule: gameruleCommand,
  give: giveCommand,
  help: helpCommand,
  item: itemCommand,
  kick: kickCommand,
  kill: killCommand,
  list: listCommand,
  me: meCommand,
  msg: tellCommand,
  op: opCommand,
  replaceitem: replaceitemCommand,
  say: sayCommand,
  locate: locateCommand,
  loot: lootCommand,
  place: placeCommand,
  ride: rideCommand,
  scoreboard: scoreboardCommand,
  tag: tagCommand,
  team: teamCommand,
  tellraw: tellrawCommand,
  title: titleCommand,
  seed: seedCommand,
  setblock: setblockCommand,
  setworldspawn: setworldspawnCommand,
  spawnpoint: spawnpointCommand,
  spreadplayers: spreadplayersCommand,
  summon: summonCommand,
  teleport: teleportCommand,
  tell: tellCommand,
  time: timeCommand,
  tp: teleportCommand,
  w: tellCommand,
  xp: experienceCommand,
}

const teamShape = z.object({
  name: z.string(),
  displayName: z.string(),
  color: z.enum(teamColors),
  friendlyFire: z.boolean(),
  members: z.array(z.string()),
})

/** The slash commands of vanilla that a world of bots needs, except `weather`, which comes with the weather. */
export function createOperatorCommands(): Mechanic {
  return {
    name: 'operator-commands',
    commands: Object.fromEntries(
      Object.entries(definitions).map(([name, definition]) => [name, defineCommand(definition)]),
    ),
    playerJoined(world, player) {
      for (const team of world.commands.teams.values()) player.send('teams', teamPacket(world, team, 'add'))
    },
    kept: keptState({
      schema: z.object({
        tags: z.array(z.tuple([z.string(), z.array(z.string())])),
        scores: z.array(z.tuple([z.string(), z.array(z.tuple([z.string(), z.int()]))])),
        teams: z.array(teamShape).default([]),
      }),
      save: ({ commands: { tags, scores, teams } }) => ({
        tags: [...tags].map(([id, own]): [string, string[]] => [id, [...own]]),
        scores: [...scores].map(([name, own]): [string, [string, number][]] => [name, [...own]]),
        teams: [...teams.values()].map((team) => ({ ...team, members: [...team.members] })),
      }),
      load(world, kept) {
        const { tags, scores, teams } = world.commands
        tags.clear()
        scores.clear()
        for (const team of teams.values()) world.broadcast('teams', teamPacket(world, team, 'remove'))
        teams.clear()
        for (const { members, ...team } of kept.teams)
          teams.set(team.name, { ...team, members: new Set(members) })
        for (const team of teams.values()) world.broadcast('teams', teamPacket(world, team, 'add'))
        for (const [id, own] of kept.tags) tags.set(id, new Set(own))
        for (const [name, own] of kept.scores) scores.set(name, new Map(own))
      },
    }),
  }
}
