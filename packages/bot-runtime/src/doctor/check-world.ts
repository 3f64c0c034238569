import type { Bot } from 'mineflayer'
import type { CommandGate } from '../operator/command-gate.ts'
import { isOperator } from '../operator/is-operator.ts'
import { isDiggingRefused } from './check-spawn-protection.ts'
import type { Finding } from './finding.ts'

/** Finds everything that keeps a bot in the world from playing there. */
export async function checkWorld(
  bot: Bot,
  options: { readonly commands: Pick<CommandGate, 'send'>; readonly signal: AbortSignal },
): Promise<readonly Finding[]> {
  const findings: Finding[] = []
  const { gameMode, difficulty } = bot.game
  if (gameMode !== 'survival') findings.push(notSurvival(gameMode, bot.username))
  const mayCommand = await isOperator(bot, options)
  if (!mayCommand) findings.push(notOperator(bot.username))
  // In creative a dig is over the moment it begins, and operators may dig anywhere.
  if (gameMode === 'survival' && !mayCommand && (await isDiggingRefused(bot, options)))
    findings.push(spawnProtection)
  // Mineflayer's types leave it out.
  if (Reflect.get(bot.game, 'hardcore') === true) findings.push(hardcore)
  const hardness = difficultyFindings[difficulty]
  if (hardness) findings.push(hardness)
  return findings
}

function notSurvival(gameMode: string, username: string): Finding {
  return {
    type: 'not-survival',
    severity: 'problem',
    message: `${username} is in ${gameMode} mode, in which items cannot be gathered the way skills expect.`,
    remedy: `Run /gamemode survival ${username} on the server and set gamemode=survival in server.properties.`,
  }
}

function notOperator(username: string): Finding {
  return {
    type: 'not-operator',
    severity: 'warning',
    message: `${username} is no operator, so hard resets and operator powers do not work.`,
    remedy: `Run /op ${username} on the server if you want them; playing works without.`,
  }
}

const spawnProtection: Finding = {
  type: 'spawn-protection',
  severity: 'problem',
  message: 'The server does not let the agent dig where it stands: the spawn is protected.',
  remedy: 'Set spawn-protection=0 in server.properties, or lead the agent more than 16 blocks away.',
}

const hardcore: Finding = {
  type: 'hardcore',
  severity: 'warning',
  message: 'The world is hardcore: after its first death the agent can only look on.',
  remedy: 'Set hardcore=false in server.properties, unless that is what you want.',
}

const difficultyFindings: Readonly<Record<string, Finding>> = {
  peaceful: {
    type: 'difficulty',
    severity: 'warning',
    message: 'The difficulty is peaceful: no monsters appear, and what they drop cannot be had.',
    remedy: 'Run /difficulty easy on the server, unless that is what you want.',
  },
  hard: {
    type: 'difficulty',
    severity: 'warning',
    message: 'The difficulty is hard: the agent can starve to death and monsters hit hardest.',
    remedy: 'Run /difficulty easy on the server, unless that is what you want.',
  },
}
