import { plannedNames } from '@voyager-mc/rule-roles'
import { createSkillLibrary, HashingEmbeddings, SkillVectorStore } from '@voyager-mc/skill-library'
import { createTechTree } from '@voyager-mc/tech-tree'
import { rounded, type Row } from '../benchmark.ts'
import { judgedRow } from './judged-row.ts'
import { longQuestion } from './long-question.ts'
import { loadLabelledSkills, type LabelledSkill } from './load-labelled-skills.ts'

const techTree = createTechTree('1.19.4')

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
  const planned = await hitRates(set, async (question) => {
    const names = plannedNames({ name: question }, { techTree, observation: { inventory: {} } })
    const found = await library.retrieve({ task: { name: question }, names }, { limit: 5 })
    return found.map(({ name }) => name)
  })
  const questions = set.flatMap((skill) => skill.questions).length
  return [
    ...ratedRows(`${questions} questions, ${set.length} skills`, {
      rates: blended,
      five: 96.5,
      beside: [plain, 'with vectors alone'],
    }),
    ...ratedRows('by the plan of the question, too', {
      rates: planned,
      five: 95,
      beside: [blended, 'without'],
    }),
    ...ratedRows('question and five sentences of advice in one string', {
      rates: oneString,
      five: 96.5,
      beside: [apart, 'with the two apart'],
    }),
  ]
}

interface HitRates {
  readonly first: number
  readonly five: number
}

interface RatedRowsOptions {
  readonly rates: HitRates
  /** Target of the rate among five, in percent. */
  readonly five: number
  readonly beside: readonly [rates: HitRates, what: string]
}

function ratedRows(
  what: string,
  { rates: { first, five }, five: target, beside: [other, how] }: RatedRowsOptions,
): readonly Row[] {
  const baseline = (rate: number): string => `${rounded(rate)} % ${how}`
  return [
    judgedRow({
      what: `top-1, ${what}`,
      value: first,
      unit: '%',
      target: { from: 80 },
      baseline: baseline(other.first),
    }),
    judgedRow({
      what: `top-5, ${what}`,
      value: five,
      unit: '%',
      target: { from: target },
      baseline: baseline(other.five),
    }),
  ]
}

async function hitRates(
  set: readonly LabelledSkill[],
  find: (question: string) => Promise<readonly string[]>,
): Promise<HitRates> {
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
