import { hashSource } from '../record/hash-source.ts'
import type { FoundSkills } from './found-skills.ts'
import { readCodeFiles } from './read-code-files.ts'
import { readJournalFile } from './read-journal-file.ts'
import { readSkillsJson } from './read-skills-json.ts'

/**
 * Reads `skills.json`, `code/*.js` and `description/*.txt`; whatever one of the three places lacks is taken from the
 * others. Vector files of other programs are ignored. A journal of version 0.1 of this package has all of it and more.
 */
export async function readOriginalFolder(directory: string): Promise<FoundSkills> {
  const journal = await readJournalFile(directory)
  const index = await readSkillsJson(directory)
  const files = await readCodeFiles(directory)
  const newest = new Map(index.skills.map((skill) => [skill.name, skill]))
  const known = new Set((journal?.skills ?? []).map(({ name, source }) => `${name} ${hashSource(source)}`))
  const copies = [...new Set([...newest.keys(), ...files.skills.keys()])].flatMap((name) => {
    const last = newest.get(name)
    const lastHash = last === undefined ? undefined : hashSource(last.source)
    const older = (files.skills.get(name) ?? []).filter(({ source }) => hashSource(source) !== lastHash)
    return last === undefined ? older : [...older, last]
  })
  return {
    skills: [
      ...(journal?.skills ?? []),
      ...copies.filter(({ name, source }) => !known.has(`${name} ${hashSource(source)}`)),
    ],
    problems: [...(journal?.problems ?? []), ...index.problems, ...files.problems],
  }
}
