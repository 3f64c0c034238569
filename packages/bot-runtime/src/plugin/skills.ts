import {
  defaultSight,
  definedOf,
  InvalidArgumentError,
  systemClock,
  untilAborted,
  type Clock,
  type GameEvent,
  type Random,
  type Sight,
  type Skill,
  type SkillLibrary,
} from '@voyager-mc/core'
import type { Bot, Plugin } from 'mineflayer'
import { adoptBot } from '../connection/adopt-bot.ts'
import type { Connection } from '../connection/join-world.ts'
import type { Primitive } from '../primitives/define-primitive.ts'
import type { SandboxEngine } from '../program-runner/create-sandbox-runner.ts'
import { runStep, type MinecraftStepResult } from '../step/run-step.ts'
import { defaultStepTimeoutMs, stepDefaults } from '../step/step-defaults.ts'
import { UnknownBotSkillError } from './unknown-bot-skill-error.ts'

declare module 'mineflayer' {
  interface Bot {
    /** Added by the plugin `skills()`. */
    skills: BotSkills
  }
}

export interface SkillsOptions {
  /** The learned skills. */
  readonly library: Pick<SkillLibrary, 'get' | 'list' | 'recordUses' | 'resolve' | 'retrieve'>
  /** Functions that skills may call; all by default. */
  readonly primitives?: readonly Primitive[]
  readonly engine?: SandboxEngine
  /** Blocks that skills know of: `exposed` by default, those the bot could look at; `loaded` is mineflayer's way. */
  readonly sight?: Sight
  readonly clock?: Clock
  readonly random?: Random
  /** Receives every event of a run as it happens. */
  onEvent?(this: void, event: GameEvent): void
}

export interface RunSkillOptions {
  readonly signal?: AbortSignal
  /** Wall time of the run, in milliseconds; ten minutes by default. */
  readonly timeoutMs?: number
}

/** Skills of a bot of one's own. */
export interface BotSkills {
  /** Every skill in use. */
  list(): Promise<readonly Skill[]>
  /** Skills that fit words best, best first. */
  search(text: string, options?: { readonly limit?: number }): Promise<readonly Skill[]>
  /**
   * Runs a skill in the sandbox, after those that were begun before, and tells what came of it; one that fails is a
   * result. Throws `UnknownBotSkillError`, and `EnvironmentLostError` when the bot has left the world.
   */
  run(name: string, args?: readonly unknown[], options?: RunSkillOptions): Promise<MinecraftStepResult>
}

/**
 * A mineflayer plugin: `bot.loadPlugin(skills({ library }))` adds `bot.skills`. The bot stays its owner's: slash commands
 * are kept back, and reflexes at work, only while a skill runs.
 */
export function skills(options: SkillsOptions): Plugin {
  return (bot: Bot) => {
    bot.skills = skillsOf(bot, options)
  }
}

function skillsOf(
  bot: Bot,
  { library, sight = defaultSight, clock = systemClock, ...rest }: SkillsOptions,
): BotSkills {
  const stepping = { ...stepDefaults({ ...rest, clock }), othersChests: [], keeps: undefined }
  let running = 0
  let connection: Connection | undefined
  const connect = async (): Promise<Connection> => {
    // mineflayer's types promise an entity, which is there from the first spawn on.
    if (Reflect.get(bot, 'entity') === undefined)
      await new Promise<void>((resolve) => bot.once('spawn', () => resolve()))
    connection ??= adoptBot(bot, { clock, memory: { sight }, isRunning: () => running > 0 })
    return connection
  }
  const step = async (
    name: string,
    args: string,
    { signal, timeoutMs = defaultStepTimeoutMs }: RunSkillOptions,
  ) => {
    signal?.throwIfAborted()
    if ((await library.get(name)) === undefined) {
      const known = await library.retrieve({ task: { name } }, { limit: 5 })
      throw new UnknownBotSkillError(
        name,
        known.map((skill) => skill.name),
      )
    }
    const joined = await connect()
    joined.lost.throwIfAborted()
    const source = `async function runSkill(bot) {\n  return ${name}(bot${args});\n}`
    const program = await library.resolve({ name: 'runSkill', source })
    running += 1
    try {
      const result = await runStep(joined, program, { ...stepping, timeoutMs, signal })
      await library.recordUses?.(program, result.outcome.status === 'completed' ? 'succeeded' : 'failed')
      return result
    } finally {
      running -= 1
    }
  }
  let before: Promise<unknown> = Promise.resolve()
  return {
    list: () => library.list(),
    search: (text, searching) => library.retrieve({ task: { name: text } }, searching),
    run(name, args = [], runOptions = {}) {
      const result = before.then(() => step(name, printArguments(args), runOptions))
      before = result.catch(() => undefined)
      // One that waits for others, or for the bot to stand in a world, is let go of at once.
      return untilAborted(result, definedOf({ signal: runOptions.signal }))
    },
  }
}

/** Arguments of a call as source; only plain data goes into the sandbox. */
function printArguments(args: readonly unknown[]): string {
  return args
    .map((arg) => {
      const printed = JSON.stringify(arg)
      if (printed === undefined)
        throw new InvalidArgumentError('args', `an argument of type ${typeof arg}`, 'pass plain data')
      return `, ${printed}`
    })
    .join('')
}
