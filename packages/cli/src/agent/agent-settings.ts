import { InvalidArgumentError } from '@voyager-mc/core'
import { modelNameOf } from './model-settings.ts'
import { didYouMean } from '../options/did-you-mean.ts'
import type { OptionName } from '../options/option-table.ts'
import { paperAttempts } from '../options/paper-attempts.ts'
import type { Origin, Settings } from '../options/settings.ts'

/** Settings with which an agent can be opened. */
export interface AgentSettings extends Settings {
  readonly seed: number
}

/** Settings of a learning run. */
export interface LearnSettings extends AgentSettings {
  readonly run: string
  readonly attempts: number
  /** Item that ends the run when it is held, or `none`. */
  readonly until: string
}

/** The item that the main job is about. */
const mainItem = 'iron_pickaxe'

/** Limits of learning, where the flags leave them open: a given number of attempts is used up, with no item as the end. */
export function learnLimits({ attempts, until }: Settings): Pick<LearnSettings, 'attempts' | 'until'> {
  return {
    attempts: attempts ?? paperAttempts.learn,
    until: until ?? (attempts === undefined ? mainItem : 'none'),
  }
}

/** Refuses options that cannot stand together. */
export function checkTogether(settings: Settings, originOf: (name: OptionName) => Origin): void {
  const { host, port, speed, run, resume, baseUrl } = settings
  if (host !== undefined && originOf('speed') === 'flag')
    throw new InvalidArgumentError('--speed', speed, 'leave it out with --host: a server keeps its own time.')
  if (host !== undefined && port === 0)
    throw new InvalidArgumentError('--port', port, 'pass the port of the server at --host, from 1 to 65535.')
  if (resume && run === undefined)
    throw new InvalidArgumentError('--run', '', 'name the run that goes on, with --run.')
  if (originOf('baseUrl') === 'flag' && modelNameOf(settings) === undefined)
    throw new InvalidArgumentError('--base-url', baseUrl, 'name the model there with --model.')
}

/** Refuses an item that the game version does not have. */
export async function checkItem(item: string, version: string): Promise<void> {
  if (item === 'none') return
  const { createTechTree } = await import('@voyager-mc/tech-tree')
  const { items } = createTechTree(version)
  if (items.includes(item)) return
  throw new InvalidArgumentError(
    '--until',
    item,
    didYouMean(item, {
      known: items,
      otherwise: `name an item of Minecraft ${version} such as iron_pickaxe, or none.`,
    }),
  )
}
