import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { AgentError, InvalidArgumentError } from '@voyager-mc/core'
import * as z from 'zod'
import type { VoyagerConfig } from './voyager-config.ts'

const text = z.string().min(1)
const schema: z.ZodType<VoyagerConfig> = z.strictObject({
  host: text.exactOptional(),
  port: z.int().min(1).max(65_535).exactOptional(),
  version: text.exactOptional(),
  username: text.exactOptional(),
  run: text.exactOptional(),
  skills: text.exactOptional(),
  model: text.exactOptional(),
  baseUrl: text.exactOptional(),
  embeddings: text.exactOptional(),
  attempts: z.int().min(1).exactOptional(),
  maxTokens: z.int().min(1).exactOptional(),
  maxCalls: z.int().min(1).exactOptional(),
  maxDollars: z.number().positive().exactOptional(),
  until: text.exactOptional(),
  durability: z.enum(['process', 'power']).exactOptional(),
  ablate: z.array(text).exactOptional(),
  manual: z.array(z.enum(['critic', 'curriculum'])).exactOptional(),
  seed: z.int().exactOptional(),
  promote: z.boolean().exactOptional(),
  worldSeed: z.int().exactOptional(),
})

const names = ['voyager.config.ts', 'voyager.config.mts', 'voyager.config.js', 'voyager.config.mjs']

/** Reads the named configuration, or the one in the directory; without one it is empty. */
export async function loadConfig(
  directory: string,
  { file }: { readonly file?: string | undefined } = {},
): Promise<VoyagerConfig> {
  const path =
    file === undefined
      ? names.map((name) => join(directory, name)).find((name) => existsSync(name))
      : resolve(directory, file)
  if (path === undefined) return {}
  if (!existsSync(path)) throw new InvalidArgumentError('--config', path, 'name a file that exists.')
  const result = schema.safeParse(await importDefault(path))
  if (result.success) return result.data
  const issue = result.error.issues[0]
  const place = issue === undefined || issue.path.length === 0 ? 'default export' : issue.path.join('.')
  throw new InvalidArgumentError(`${place} in ${path}`, 'not valid', `${issue?.message ?? 'correct it'}.`)
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
