import { join } from 'node:path'
import { analyseSource } from '../compose/analyse-source.ts'
import { listPlainFolder, readPlainText } from '../files/read-plain-text.ts'
import type { ForeignSkill } from '../record/foreign-skill.ts'
import { descriptionFromStub } from './description-stub.ts'

/** Skills of `code/`, by name, older versions first. */
export interface CodeFiles {
  readonly skills: ReadonlyMap<string, readonly ForeignSkill[]>
  readonly problems: readonly string[]
}

/** Reads `code/*.js` with `description/*.txt` of the original's folders. */
export async function readCodeFiles(directory: string): Promise<CodeFiles> {
  const skills = new Map<string, readonly ForeignSkill[]>()
  const { names, refused } = await listPlainFolder(directory, ['code'])
  const problems = refused === undefined ? [] : [`${refused}.`]
  const stems = names.filter((name) => name.endsWith('.js')).map((name) => name.slice(0, -'.js'.length))
  for (const stem of stems.sort(byVersion)) {
    const file = await readPlainText(directory, ['code', `${stem}.js`])
    if (file.status === 'refused') problems.push(`${file.reason}.`)
    if (file.status !== 'read') continue
    const name = skillNameOf(file.text, stem)
    if (name === undefined) {
      const path = join(directory, 'code', `${stem}.js`)
      problems.push(`${path} declares no function named like the file and was passed over.`)
      continue
    }
    const description = await readPlainText(directory, ['description', `${stem}.txt`])
    if (description.status === 'refused') problems.push(`${description.reason}.`)
    const skill: ForeignSkill = {
      name,
      source: file.text,
      ...(description.status === 'read' && { description: descriptionFromStub(description.text) }),
    }
    skills.set(name, [...(skills.get(name) ?? []), skill])
  }
  return { skills, problems }
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
  return names.findLast((name) => stem === name || isVersionOf(stem, name))
}

function isVersionOf(stem: string, name: string): boolean {
  return stem.startsWith(`${name}V`) && /^\d+$/.test(stem.slice(name.length + 1))
}

function byVersion(a: string, b: string): number {
  const [first = 1, second = 1] = [a, b].map((stem) =>
    Number(/V(?<digits>\d+)$/.exec(stem)?.groups?.['digits'] ?? 1),
  )
  return first - second || a.localeCompare(b, 'en')
}
