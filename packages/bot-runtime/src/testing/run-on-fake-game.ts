import type { ProgramModule, ProgramOutcome } from '@voyager-mc/core'
import { createMinecraftPolicy } from '../border/create-minecraft-policy.ts'
import type { ProgramRunner } from '../program-runner/program-runner.ts'
import { makeFakeGameBot } from './fake-game-bot.ts'

/** One program on the fake bot, and what came of it. */
export interface FakeGameRun {
  readonly outcome: ProgramOutcome
  readonly log: readonly string[]
  readonly said: readonly string[]
}

/** Runs programs against a fake bot of their own. */
export type RunOnFakeGame = (
  body: string,
  globals?: object,
  modules?: readonly ProgramModule[],
) => Promise<FakeGameRun>

/** Makes a function that runs the body of a `main` in the runner. */
export function runOnFakeGame(runner: ProgramRunner): RunOnFakeGame {
  return async (body, globals = {}, modules = []) => {
    const { bot, said, stop } = makeFakeGameBot()
    const log: string[] = []
    const outcome = await runner.run(
      { name: 'main', source: `async function main(bot) {\n${body}\n}`, modules },
      {
        globals: { bot, mcData: Reflect.get(bot, 'registry'), mineBlock, ...globals },
        policy: createMinecraftPolicy(bot),
        onLog: (level, text) => log.push(level === 'info' ? text : `${level}: ${text}`),
      },
    )
    stop()
    return { outcome, log, said }
  }
}

async function mineBlock(_bot: unknown, name: string, count = 1): Promise<object> {
  if (name !== 'stone') throw new TypeError(`mineBlock: there is no ${name}`)
  return { status: 'succeeded', count }
}
