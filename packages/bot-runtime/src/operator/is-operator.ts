import type { Bot } from 'mineflayer'
import { listen } from '../bot/listen.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import type { CommandGate } from './command-gate.ts'

// Ticks a server takes to answer a command.
const answerTicks = 20

/** Whether slash commands work: asks for the seed, which only operators may and which changes nothing. */
export async function isOperator(
  bot: Bot,
  { commands, signal }: { readonly commands: Pick<CommandGate, 'send'>; readonly signal: AbortSignal },
): Promise<boolean> {
  let answer: boolean | undefined
  const stop = listen(bot, 'messagestr', (line: string) => {
    if (/^seed: ?\[/i.test(line)) answer = true
    else if (/unknown (or incomplete )?command|permission|<--\[HERE\]/i.test(line)) answer = false
  })
  try {
    commands.send('seed')
    await waitForTicks(bot, answerTicks, { signal, until: () => answer !== undefined })
  } finally {
    stop()
  }
  return answer === true
}
