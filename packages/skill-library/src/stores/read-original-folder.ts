import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { analyseSource } from '../compose/analyse-source.ts'
import { hashSource } from '../record/hash-source.ts'
import { isMissing, readTextIfPresent } from './read-text-if-present.ts'
import { descriptionFromStub } from './skill-files.ts'
import type { ForeignSkill } from '../record/foreign-skill.ts'

/** Skills found in a `skill/` folder of the original's shape. */
export interface OriginalFolder {
  /** In learning order; older versions of a skill come before newer ones. */
  readonly skills: readonly ForeignSkill[]
  /** Places that could not be read, one sentence each. */
  readonly problems: readonly string[]
}

const entriesSchema = z.record(z.string(), z.unknown())

/**
 * Reads `skills.json`, `code/*.js` and `description/*.txt`. Vector files of other programs are ignored,
 * and whatever one of the three places lacks is taken from the others.
 */
export async function readOriginalFolder(directory: string): Promise<OriginalFolder> {
  const index = await readSkillsJson(directory)
  const files = await readCodeFiles(directory)
  const problems = [...index.problems, ...files.problems]
  const skills: ForeignSkill[] = []
  const names = new Set([...index.skills.map(({ name }) => name), ...files.skills.keys()])
  for (const name of names) {
    const newest = index.skills.find((skill) => skill.name === name)
    const older = files.skills.get(name) ?? []
    const newestHash = newest === undefined ? undefined : hashSource(newest.source)
    skills.push(...older.filter(({ source }) => hashSource(source) !== newestHash))
    if (newest !== undefined) skills.push(newest)
  }
  return { skills, problems }
}

export interface ReadSkillsJsonOptions {
  /** Leaves out what the reader has; the default reads everything. */
  readonly isKnown?: (skill: Pick<ForeignSkill, 'name' | 'source'>) => boolean
}

/** Reads `skills.json` alone; entries that are not `{ code, description }` are reported and skipped, `entries` counts all. */
export async function readSkillsJson(
  directory: string,
  { isKnown = () => false }: ReadSkillsJsonOptions = {},
): Promise<OriginalFolder & { readonly entries: number }> {
  const path = join(directory, 'skills.json')
  const text = await readTextIfPresent(path)
  if (text === undefined) return { skills: [], problems: [], entries: 0 }
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return {
      skills: [],
      problems: [`${path} is not JSON (${error.message}) and was passed over.`],
      entries: 0,
    }
  }
  const entries = entriesSchema.safeParse(data)
  if (!entries.success)
    return { skills: [], problems: [`${path} holds no object and was passed over.`], entries: 0 }
  const skills: ForeignSkill[] = []
  const problems: string[] = []
  for (const [name, value] of Object.entries(entries.data)) {
    const entry = entryOf(value)
    if (entry === undefined) problems.push(`The entry ${name} of ${path} has no code and was passed over.`)
    else if (!isKnown({ name, source: entry.code }))
      skills.push({ name, source: entry.code, ...descriptionField(entry.description) })
  }
  return { skills, problems, entries: Object.keys(entries.data).length }
}

// Not a schema: ten thousand of these are read whenever a large library is opened.
function entryOf(value: unknown): { readonly code: string; readonly description?: string } | undefined {
  if (typeof value !== 'object' || value === null || !('code' in value)) return undefined
  const { code } = value
  if (typeof code !== 'string' || code === '') return undefined
  if (!('description' in value) || value.description === undefined) return { code }
  const { description } = value
  return typeof description === 'string' ? { code, description } : undefined
}

async function readCodeFiles(
  directory: string,
): Promise<{ readonly skills: Map<string, ForeignSkill[]>; readonly problems: readonly string[] }> {
  const skills = new Map<string, ForeignSkill[]>()
  const problems: string[] = []
  const stems = (await listFiles(join(directory, 'code'), '.js')).sort(byVersion)
  for (const stem of stems) {
    const path = join(directory, 'code', `${stem}.js`)
    const source = (await readTextIfPresent(path)) ?? ''
    const name = skillNameOf(source, stem)
    if (name === undefined) {
      problems.push(`${path} declares no function named like the file and was passed over.`)
      continue
    }
    const description = await readTextIfPresent(join(directory, 'description', `${stem}.txt`))
    const versions = skills.get(name) ?? []
    skills.set(name, [...versions, { name, source, ...descriptionField(description) }])
  }
  return { skills, problems }
}

function descriptionField(text: string | undefined): { readonly description?: string } {
  const description = text === undefined ? '' : descriptionFromStub(text)
  return description === '' ? {} : { description }
}

async function listFiles(directory: string, ending: string): Promise<readonly string[] & string[]> {
  try {
    const names = await readdir(directory)
    return names.filter((name) => name.endsWith(ending)).map((name) => name.slice(0, -ending.length))
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

/** The main function of a file `name.js` or `nameV2.js`; a file name alone cannot tell the two apart. */
function skillNameOf(source: string, stem: string): string | undefined {
  let names: readonly string[]
  try {
    names = analyseSource(source).functions.map(({ name }) => name)
  } catch {
    // A file that does not parse declares nothing; the caller reports it.
    return undefined
  }
  return names.findLast((name) => stem === name || versionOf(stem, name) !== undefined)
}

function versionOf(stem: string, name: string): number | undefined {
  const digits = stem.startsWith(`${name}V`) ? stem.slice(name.length + 1) : ''
  return /^\d+$/.test(digits) ? Number(digits) : undefined
}

function byVersion(a: string, b: string): number {
  const [first, second] = [a, b].map((stem) => Number(/V(?<digits>\d+)$/.exec(stem)?.groups?.['digits'] ?? 1))
  return (first ?? 1) - (second ?? 1) || a.localeCompare(b, 'en')
}
