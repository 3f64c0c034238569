import { createSkillLibrary, HashingEmbeddings, SkillVectorStore } from '@voyager-mc/skill-library'
import { rounded, type Row } from '../benchmark.ts'
import { judgedRow } from './judged-row.ts'
import { longQuestion } from './long-question.ts'
import { loadLabelledSkills, type LabelledSkill } from './load-labelled-skills.ts'

/** Top-1 and top-5 on the labelled set; the baseline compares descriptions with one vector, as the original does. */
export async function measureRetrieval(): Promise<readonly Row[]> {
  const set = loadLabelledSkills()
  const library = createSkillLibrary()
  const skills = await Promise.all(set.map((skill) => library.add(skill, { name: skill.task })))
  const store = await SkillVectorStore.fromTexts(
    skills.map(({ description }) => description),
    skills.map(({ name }) => ({ name })),
    new HashingEmbeddings(),
  )
  const blended = await hitRates(set, async (question) => {
    const found = await library.retrieve({ task: { name: question } }, { limit: 5 })
    return found.map(({ name }) => name)
  })
  const plain = await hitRates(set, async (question) => {
    const found = await store.similaritySearch(question, 5)
    return found.map(({ metadata }) => String(metadata['name']))
  })
  const oneString = await hitRates(set, async (question) => {
    const { background } = longQuestion(question, question.length)
    const found = await library.retrieve({ task: { name: `${question}. ${background}` } }, { limit: 5 })
    return found.map(({ name }) => name)
  })
  const apart = await hitRates(set, async (question) => {
    const context = longQuestion(question, question.length).background
    const found = await library.retrieve({ task: { name: question, context } }, { limit: 5 })
    return found.map(({ name }) => name)
  })
  const questions = set.flatMap((skill) => skill.questions).length
  const what = `${questions} questions, ${set.length} skills`
  return [
    judgedRow({
      what: `top-1, ${what}`,
      value: blended.first,
      unit: '%',
      target: { from: 80 },
      baseline: `${rounded(plain.first)} % with vectors alone`,
    }),
    judgedRow({
      what: `top-5, ${what}`,
      value: blended.five,
      unit: '%',
      target: { from: 96.5 },
      baseline: `${rounded(plain.five)} %`,
    }),
    judgedRow({
      what: 'top-1, question and five sentences of advice in one string',
      value: oneString.first,
      unit: '%',
      target: { from: 80 },
      baseline: `${rounded(apart.first)} % with the two apart`,
    }),
    judgedRow({
      what: 'top-5, question and five sentences of advice in one string',
      value: oneString.five,
      unit: '%',
      target: { from: 96.5 },
      baseline: `${rounded(apart.five)} %`,
    }),
  ]
}

async function hitRates(
  set: readonly LabelledSkill[],
  find: (question: string) => Promise<readonly string[]>,
): Promise<{ readonly first: number; readonly five: number }> {
  let [first, five, asked] = [0, 0, 0]
  for (const { name, questions } of set) {
    for (const question of questions) {
      const place = (await find(question)).indexOf(name)
      asked += 1
      if (place === 0) first += 1
      if (place >= 0) five += 1
    }
  }
  return { first: (100 * first) / asked, five: (100 * five) / asked }
}
