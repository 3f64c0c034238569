import { readFile } from 'node:fs/promises'
import type { z } from 'zod'
import { SuiteError } from './suite-error.ts'
import { suiteSchema, type Suite } from './suite-schema.ts'

/** Reads a suite from data; throws `SuiteError` that names the first bad value and its place. */
export function parseSuite(data: unknown): Suite {
  const read = suiteSchema.safeParse(data)
  if (!read.success) throw shapeError(data, read.error)
  const { tasks } = read.data
  const ids = new Set<string>()
  for (const [index, { id }] of tasks.entries()) {
    if (ids.has(id)) {
      const message = `Two tasks have the id ${JSON.stringify(id)}; give each task an id of its own.`
      throw new SuiteError('duplicate-task', message, { place: `tasks.${index}.id` })
    }
    ids.add(id)
  }
  return read.data
}

/** Reads a suite from a JSON file. */
export async function readSuite(file: string): Promise<Suite> {
  let data: unknown
  try {
    data = JSON.parse(await readFile(file, 'utf8'))
  } catch (cause) {
    const message = `The suite ${file} cannot be read as JSON; name a file that holds one, or a suite that is shipped.`
    throw new SuiteError('unreadable', message, { place: file, cause })
  }
  return parseSuite(data)
}

function shapeError(data: unknown, error: z.ZodError): SuiteError {
  const [issue] = error.issues
  const path = issue?.path ?? []
  const place = path.map(String).join('.')
  const value = shorten(JSON.stringify(valueAt(data, path)) ?? 'undefined')
  if (path.at(-1) === 'seed') {
    const message = `${place} is ${value}; write "trial" for the seed of each trial, or a whole number of 32 bits for one world.`
    const isMissing = (valueAt(data, path) ?? undefined) === undefined
    return new SuiteError(isMissing ? 'missing-seed' : 'bad-shape', message, { place, cause: error })
  }
  const message = `${place || 'The suite'} is ${value}; ${issue?.message ?? 'it has the wrong shape'}.`
  return new SuiteError('bad-shape', message, { place, cause: error })
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  let value = data
  for (const key of path)
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  return value
}

function shorten(text: string): string {
  return text.length > 80 ? `${text.slice(0, 77)}...` : text
}
