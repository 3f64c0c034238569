import { AIMessage } from '@langchain/core/messages'
import type { Curriculum, Random } from '@voyager-mc/core'
import { loadOptional } from '../faults/load-optional.ts'
import { seededBy } from './seeded-by.ts'

export interface FaultyCurriculumOptions {
  /** Chance of a task that leads nowhere, and of an answer that says nothing. */
  readonly rate: number
  readonly random: Random
}

/** Task that no program can do. */
const offTopic = { name: 'Tell the trees a story', reasoning: 'They look lonely.' }

/**
 * A curriculum as a model with known faults would be one: it asks how each task is done, and answers with what the given
 * curriculum knows about it. Whoever writes the programs knows no more than the answer says.
 */
export async function faultyCurriculum(
  curriculum: Curriculum,
  { rate, random }: FaultyCurriculumOptions,
): Promise<Curriculum> {
  const { createQuestionAnswerer, createQuestionCache } = await loadOptional(
    '@voyager-mc/curriculum',
    () => import('@voyager-mc/curriculum'),
  )
  // Whether it may be asked must not change which tasks are off the topic.
  const answering = seededBy(random)
  let known: string | undefined
  const invoke = async (): Promise<AIMessage> =>
    new AIMessage(`Answer: ${answering() < rate ? 'Unknown' : (known ?? 'Unknown')}`)
  const answerer = createQuestionAnswerer({ model: { invoke }, cache: createQuestionCache() })
  return {
    async propose(observation, options = {}) {
      const right = await curriculum.propose(observation, options)
      if (right === undefined || random() < rate) return right && offTopic
      const { context, ...task } = right
      known = context
      if (options.questions === false) return task
      return { ...task, context: await answerer.explainTask(task.name, options) }
    },
    record: (outcome) => curriculum.record(outcome),
  }
}
