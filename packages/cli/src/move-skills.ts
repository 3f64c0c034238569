import { readFile, writeFile } from 'node:fs/promises'
import { InvalidArgumentError } from '@voyager-mc/core'
import type { ImportReport } from '@voyager-mc/skill-library'
import { exitCodes } from './exit-codes.ts'
import type { RunSkillAction, SkillAction } from './skill-action.ts'

/** `skills import FILE|DIR`. */
export const importSkills: RunSkillAction = async (action) => {
  const { input, say } = action
  const report = await importFrom(needPath(action, 'import'), action)
  const { added, unchanged, kept, rejected } = report
  if (input.json) say(JSON.stringify(report))
  else {
    say(`${added.length} added, ${unchanged.length} unchanged, ${kept.length} kept as older versions.`)
    for (const { name, reason } of rejected) say(`Rejected ${name}: ${reason}`)
  }
  return rejected.length === 0 ? exitCodes.done : exitCodes.failed
}

/** `skills export FILE|DIR`. */
export const exportSkills: RunSkillAction = async (action) => {
  const { library, input, say } = action
  const path = needPath(action, 'export')
  const { exportBundle, exportOriginalFolder, exportSkillMdFolders } =
    await import('@voyager-mc/skill-library')
  if (path.endsWith('.json'))
    await writeFile(path, `${JSON.stringify(await exportBundle(library), undefined, 2)}\n`)
  else if (shapeOf(action) === 'skill-md') await exportSkillMdFolders(library, path)
  else await exportOriginalFolder(library, path)
  const { length } = await library.records()
  say(input.json ? JSON.stringify({ path, skills: length }) : `${length} skills written to ${path}.`)
  return exitCodes.done
}

async function importFrom(path: string, action: SkillAction): Promise<ImportReport> {
  const { library } = action
  const { importOriginalFolder, importSkillMdFolders, parseBundle } =
    await import('@voyager-mc/skill-library')
  if (path.endsWith('.json')) {
    const text = await readFile(path, 'utf8').catch(() => {
      throw new InvalidArgumentError('FILE', path, 'name a bundle that exists.')
    })
    return library.importSkills(parseBundle(text).skills)
  }
  return shapeOf(action) === 'skill-md'
    ? importSkillMdFolders(library, path)
    : importOriginalFolder(library, path)
}

function needPath({ words: [path] }: SkillAction, action: string): string {
  if (path !== undefined) return path
  throw new InvalidArgumentError('FILE', '', `write voyager skills ${action} FILE.json, or a directory.`)
}

function shapeOf({ input }: SkillAction): 'original' | 'skill-md' {
  const shape = input.text('as') ?? 'original'
  if (shape === 'original' || shape === 'skill-md') return shape
  throw new InvalidArgumentError('--as', shape, 'use original or skill-md.')
}
