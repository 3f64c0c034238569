import type { Mechanic } from '../context/mechanic.ts'
import { clearCommand } from './clear-command.ts'
import { damageCommand } from './damage-command.ts'
import { defineCommand } from './define-command.ts'
import type { CommandDefinition } from './define-command.ts'
import { deopCommand } from './deop-command.ts'
import { difficultyCommand } from './difficulty-command.ts'
import { effectCommand } from './effect-command.ts'
import { enchantCommand } from './enchant-command.ts'
import { experienceCommand } from './experience-command.ts'
import { fillCommand } from './fill-command.ts'
import { gamemodeCommand } from './gamemode-command.ts'
import { gameruleCommand } from './gamerule-command.ts'
import { giveCommand } from './give-command.ts'
import { helpCommand } from './help-command.ts'
import { itemCommand } from './item-command.ts'
import { kickCommand } from './kick-command.ts'
import { killCommand } from './kill-command.ts'
import { listCommand } from './list-command.ts'
import { meCommand } from './me-command.ts'
import { opCommand } from './op-command.ts'
import { replaceitemCommand } from './replaceitem-command.ts'
import { sayCommand } from './say-command.ts'
import { seedCommand } from './seed-command.ts'
import { setblockCommand } from './setblock-command.ts'
import { setworldspawnCommand } from './setworldspawn-command.ts'
import { spawnpointCommand } from './spawnpoint-command.ts'
import { spreadplayersCommand } from './spreadplayers-command.ts'
import { summonCommand } from './summon-command.ts'
import { teleportCommand } from './teleport-command.ts'
import { tellCommand } from './tell-command.ts'
import { timeCommand } from './time-command.ts'

const DEFINITIONS: Readonly<Record<string, CommandDefinition>> = {
  clear: clearCommand,
  damage: damageCommand,
  deop: deopCommand,
  difficulty: difficultyCommand,
  effect: effectCommand,
  enchant: enchantCommand,
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

/** The slash commands of vanilla that a world of bots needs, except `weather`, which comes with the weather. */
export function createOperatorCommands(): Mechanic {
  return {
    name: 'operator-commands',
    commands: Object.fromEntries(
      Object.entries(DEFINITIONS).map(([name, definition]) => [name, defineCommand(definition)]),
    ),
  }
}
