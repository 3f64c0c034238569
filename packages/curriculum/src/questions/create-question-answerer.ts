import { HumanMessage, SystemMessage } from '@langchain/core/messages'
import { definedOf, type CallOptions, type Observation } from '@voyager-mc/core'
import { invokeModel, type ChatModel } from '@voyager-mc/prompting'
import type { AnsweredQuestion } from '../prompts/answered-question.ts'
import { answerQuestionSystemPrompt } from '../prompts/answer-question-prompt.ts'
import { askQuestionsSystemPrompt } from '../prompts/ask-questions-prompt.ts'
import { contextQuestion } from './context-question.ts'
import { parseQuestions } from './parse-questions.ts'
import type { QuestionCache } from './question-cache.ts'

export interface QuestionAnswererOptions {
  readonly model: ChatModel
  readonly cache: QuestionCache
  /** Question and answer pairs shown to the curriculum at most. */
  readonly maxQuestions?: number
}

/** Gathers background knowledge by asking a model and remembering the answers. */
export interface QuestionAnswerer {
  /** Knowledge that helps with one task, as `Question: …` and the answer below it. */
  explainTask(taskName: string, options?: CallOptions): Promise<string>
  /** Knowledge that helps to choose the next task; useless answers are left out. */
  explore(situation: Observation, facts: string, options?: CallOptions): Promise<readonly AnsweredQuestion[]>
}

/** Makes a question answerer on top of a model and a cache. */
export function createQuestionAnswerer({
  model,
  cache,
  maxQuestions = 5,
}: QuestionAnswererOptions): QuestionAnswerer {
  const answer = async (question: string, { signal }: CallOptions): Promise<string> => {
    const messages = [
      new SystemMessage(answerQuestionSystemPrompt()),
      new HumanMessage(`Question: ${question}`),
    ]
    const { text } = await invokeModel(model, {
      messages,
      runName: 'curriculum-answer',
      ...definedOf({ signal }),
    })
    const clean = text.replaceAll(/<think>[\s\S]*?<\/think>/g, '').trim()
    cache.set(question, clean)
    return clean
  }
  return {
    async explainTask(taskName, options = {}) {
      const question = contextQuestion(taskName)
      return `Question: ${question}\n${cache.get(question) ?? (await answer(question, options))}`
    },
    async explore(observation, facts, { signal } = {}) {
      const options = definedOf({ signal })
      const messages = [new SystemMessage(askQuestionsSystemPrompt()), new HumanMessage(facts)]
      const { text: reply } = await invokeModel(model, {
        messages,
        runName: 'curriculum-questions',
        ...options,
      })
      const questions = chooseQuestions(parseQuestions(reply), { biome: observation.biome, maxQuestions })
      const answered: AnsweredQuestion[] = []
      for (const question of questions) {
        const text = (await cache.findSimilar(question)) ?? (await answer(question, options))
        answered.push({ question, answer: text })
      }
      return answered.filter((pair) => isUseful(pair.answer))
    },
  }
}

/** The model's own questions leave two places to the standing ones about the biome. */
function chooseQuestions(
  asked: readonly string[],
  { biome, maxQuestions }: { readonly biome: string; readonly maxQuestions: number },
): readonly string[] {
  const place = biome.replaceAll('_', ' ')
  const standing = ['blocks', 'items', 'mobs'].map(
    (what) => `What are the ${what} that I can find in the ${place} in Minecraft?`,
  )
  const own = asked.slice(0, Math.max(0, maxQuestions - 2))
  return [...new Set([...own, ...standing])].slice(0, maxQuestions)
}

function isUseful(answer: string): boolean {
  return answer !== '' && !/answer:\s*unknown|language model/i.test(answer)
}
