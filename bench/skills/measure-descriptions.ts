import { createSkillLibrary, type DescribeSkill } from '@voyager-mc/skill-library'
import { rounded, type Row } from '../benchmark.ts'
import { loadLabelledSkills } from './load-labelled-skills.ts'

/** Descriptions from good to none, by how they are made. */
const ways: readonly (readonly [what: string, describe: DescribeSkill | undefined])[] = [
  ['read from the syntax', undefined],
  ['the task again', async ({ task }) => `${task.name}.`],
  ['one sentence that says nothing', async () => 'Does something useful in the game.'],
]

/** How well skills are found with worse and worse descriptions: what a smaller model for descriptions can cost at most. */
export async function measureDescriptions(): Promise<readonly Row[]> {
  const set = loadLabelledSkills()
  const rows: Row[] = []
  for (const [what, describe] of ways) {
    const library = createSkillLibrary(describe && { describe })
    for (const skill of set) await library.add(skill, { name: skill.task })
    let [asked, first, five] = [0, 0, 0]
    for (const { name, questions } of set) {
      for (const question of questions) {
        const found = await library.retrieve({ task: { name: question } }, { limit: 5 })
        const place = found.findIndex((skill) => skill.name === name)
        asked += 1
        first += place === 0 ? 1 : 0
        five += place >= 0 ? 1 : 0
      }
    }
    const share = (count: number): string => `${rounded((100 * count) / asked)} %`
    rows.push({ what: `descriptions: ${what}`, figure: `top-1 ${share(first)}, top-5 ${share(five)}` })
    await library.close()
  }
  return rows
}
