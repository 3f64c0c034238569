import { existsSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { AgentError, InvalidArgumentError } from '@voyager-mc/core'
import { checkConfig } from './check-config.ts'

/** Configuration that was found; without a file it is empty. */
interface LoadedConfig {
  readonly values: Readonly<Record<string, unknown>>
  readonly file: string
}

const names = ['voyager.config.ts', 'voyager.config.mts', 'voyager.config.js', 'voyager.config.mjs']

/** Reads the named configuration, or the one in the directory. */
export async function loadConfig(
  directory: string,
  { file }: { readonly file?: string | undefined } = {},
): Promise<LoadedConfig> {
  const path =
    file === undefined
      ? names.map((name) => join(directory, name)).find((name) => existsSync(name))
      : resolve(directory, file)
  if (path === undefined) return { values: {}, file: '' }
  if (!existsSync(path)) throw new InvalidArgumentError('--config', path, 'name a file that exists.')
  const short = basename(path)
  return { values: checkConfig(await importDefault(path), short), file: short }
}

async function importDefault(path: string): Promise<unknown> {
  try {
    const module: { readonly default?: unknown } = await import(pathToFileURL(path).href)
    return module.default
  } catch (cause) {
    const reason = cause instanceof Error ? (cause.message.split('\n')[0] ?? '') : String(cause)
    throw new AgentError('config', `${path} cannot be loaded: ${reason}; correct it.`, { cause })
  }
}
