import { existsSync, statSync } from 'node:fs'
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
  if (!existsSync(path) || !statSync(path).isFile())
    throw new InvalidArgumentError('--config', path, 'name a file that exists.')
  const short = basename(path)
  // A default export that is a promise is refused, not waited for.
  const { default: content } = await importModule(path)
  return { values: checkConfig(content, short), file: short }
}

/** Time that the module of a configuration may take, in milliseconds: it names values and asks nobody for them. */
const longestLoadMs = 10_000

/** Letters of a reason that a line has room for. */
const mostLetters = 200

async function importModule(path: string): Promise<{ readonly default?: unknown }> {
  let timer: NodeJS.Timeout | undefined
  // The timer also keeps the process alive while the module waits for something that never comes.
  const late = new Promise<never>((_resolve, reject) => {
    const end = (): void => reject(new Error(`it takes longer than ${longestLoadMs / 1000} s`))
    timer = setTimeout(end, longestLoadMs)
  })
  try {
    return await Promise.race([import(pathToFileURL(path).href), late])
  } catch (cause) {
    const [line = ''] = (cause instanceof Error ? cause.message : String(cause)).split('\n')
    const reason = line.length > mostLetters ? `${line.slice(0, mostLetters)}…` : line
    throw new AgentError('config', `${path} cannot be loaded: ${reason}; correct it.`, { cause })
  } finally {
    clearTimeout(timer)
  }
}
