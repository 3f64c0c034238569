import { InvalidArgumentError } from '@voyager-mc/core'
import type { Budget } from '@voyager-mc/voyager'
import type { Durability } from '@voyager-mc/voyager/journal'
import type { CommandArguments } from './command-arguments.ts'
import type { FlagDefinition } from './command.ts'

/** Which agent a command works with, and where. */
export interface AgentSettings {
  readonly host: string
  readonly port: number
  readonly version: string
  readonly username: string
  readonly run?: string
  readonly skills?: string
  /** `provider:model`; absent means rules. */
  readonly model?: string
  readonly baseUrl?: string
  readonly embeddings?: string
  /** What all runs of the directory may use of models. */
  readonly budget: Budget
  readonly durability: Durability
  readonly ablate: readonly AblationName[]
  readonly manual: readonly ('critic' | 'curriculum')[]
  readonly seed?: number
  /** Whether new skills are replayed in a scratch world before they are admitted. */
  readonly promote: boolean
  /** Seed of the world that is played in, when it is an embedded one. */
  readonly worldSeed?: number
}

/** What `--ablate` can take away. */
export const ablationNames = [
  'random-curriculum',
  'fixed-curriculum',
  'skill-library',
  'environment-feedback',
  'execution-errors',
  'self-verification',
  'questions',
] as const

/** One part that is taken away. */
export type AblationName = (typeof ablationNames)[number]

/** The flags that say which agent plays and where. */
export const agentFlags: Readonly<Record<string, FlagDefinition>> = {
  host: { value: 'HOST', summary: 'server (127.0.0.1)' },
  port: { value: 'PORT', summary: 'its port (25565)' },
  version: { value: 'VERSION', summary: 'its game version (1.19.4)' },
  username: { value: 'NAME', summary: 'name the agent joins under (bot)' },
  run: { value: 'DIR', summary: 'keep journal, checkpoints and skills there' },
  skills: { value: 'DIR', summary: 'use the skill library there' },
  model: { value: 'NAME', summary: 'provider:model; without it the rules of the tech tree decide' },
  'base-url': { value: 'URL', summary: 'an OpenAI-compatible endpoint' },
  embeddings: { value: 'MODEL', summary: 'embedding model of that endpoint; without it words are compared' },
  'max-tokens': { value: 'N', summary: 'tokens that all runs of --run may use' },
  'max-calls': { value: 'N', summary: 'calls of models that they may make' },
  'max-dollars': { value: 'X', summary: 'dollars that they may cost, by the price table' },
  seed: { value: 'N', summary: 'seed of every choice' },
  durability: { value: 'process|power', summary: 'what saved progress survives (process: kill -9)' },
  ablate: { value: 'LIST', summary: `take away ${ablationNames.join(', ')}` },
  manual: { value: 'LIST', summary: 'a person at this terminal plays critic, curriculum' },
}

/** Reads the flags of `agentFlags`; what is out of range throws `InvalidArgumentError`. */
export function readAgentSettings(input: CommandArguments): AgentSettings {
  const { text } = input
  const seeds = { least: -(2 ** 31), most: 2 ** 31 - 1 }
  const seed = input.whole('seed', seeds)
  const worldSeed = input.whole('world-seed', seeds)
  const optional = (name: string, flag = name): Readonly<Record<string, string>> => {
    const value = text(flag)
    return value === undefined ? {} : { [name]: value }
  }
  return {
    host: text('host') ?? '127.0.0.1',
    port: input.whole('port', { most: 65_535 }) ?? 25_565,
    version: text('version') ?? '1.19.4',
    username: text('username') ?? 'bot',
    budget: readBudget(input),
    durability: oneOf('--durability', text('durability') ?? 'process', ['process', 'power']),
    ablate: input.list('ablate').map((name) => oneOf('--ablate', name, ablationNames)),
    manual: input.list('manual').map((name) => oneOf('--manual', name, ['critic', 'curriculum'])),
    ...optional('run'),
    ...optional('skills'),
    ...optional('model'),
    ...optional('baseUrl', 'base-url'),
    ...optional('embeddings'),
    promote: input.is('promote'),
    ...(seed !== undefined && { seed }),
    ...(worldSeed !== undefined && { worldSeed }),
  }
}

function readBudget(input: CommandArguments): Budget {
  const tokens = input.whole('max-tokens', { most: Number.MAX_SAFE_INTEGER })
  const calls = input.whole('max-calls', { most: Number.MAX_SAFE_INTEGER })
  const dollars = input.text('max-dollars')
  const costUsd = Number(dollars)
  if (dollars !== undefined && !(costUsd > 0 && dollars.trim() !== ''))
    throw new InvalidArgumentError('--max-dollars', dollars, 'pass a number above 0.')
  return {
    ...(tokens !== undefined && { tokens }),
    ...(calls !== undefined && { calls }),
    ...(dollars !== undefined && { costUsd }),
  }
}

function oneOf<Word extends string>(flag: string, value: string, words: readonly Word[]): Word {
  const found = words.find((word) => word === value)
  if (found !== undefined) return found
  throw new InvalidArgumentError(flag, value, `use one of ${words.join(', ')}.`)
}
