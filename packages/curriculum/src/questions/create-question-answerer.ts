import { HumanMessage, SystemMessage } from '@langchain/core/messages'
import { definedOf, type CallOptions } from '@voyager-mc/core'
import { invokeModel, type ChatModel } from '@voyager-mc/prompting'
import type { AnsweredQuestion } from '../prompts/answered-question.ts'
import { answerQuestionSystemPrompt } from '../prompts/answer-question-prompt.ts'
import { askQuestionsSystemPrompt } from '../prompts/ask-questions-prompt.ts'
import { contextQuestion } from './context-question.ts'
import { parseAnswers, parseQuestions } from './parse-questions.ts'
import type { QuestionCache } from './question-cache.ts'

export interface QuestionAnswererOptions {
  readonly model: ChatModel
  readonly cache: QuestionCache
  /** Answers how a task is done without asking anybody, such as by a tech tree; undefined when it does not know. */
  readonly knownAnswer?: (taskName: string) => string | undefined
  /** Question and answer pairs shown to the curriculum at most. */
  readonly maxQuestions?: number
}

/** Gathers background knowledge by asking a model and remembering the answers. */
export interface QuestionAnswerer {
  /** Knowledge that helps with one task, as `Question: …` and the answer below it. */
  explainTask(taskName: string, options?: CallOptions): Promise<string>
  /** Knowledge that helps to choose the next task; useless answers are left out. */
  explore(facts: string, options?: CallOptions): Promise<readonly AnsweredQuestion[]>
}

/** Makes a question answerer on top of a model and a cache. */
export function createQuestionAnswerer({
  model,
  cache,
  maxQuestions = 3,
  knownAnswer = () => undefined,
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
  const keep = (question: string, came: string | undefined): string | undefined => {
    if (came === undefined) return undefined
    const text = /^answer:/i.test(came) ? came : `Answer: ${came}`
    cache.set(question, text)
    return text
  }
  return {
    async explainTask(taskName, options = {}) {
      const known = knownAnswer(taskName)
      if (known !== undefined) return known
      const question = contextQuestion(taskName)
      return `Question: ${question}\n${cache.get(question) ?? (await answer(question, options))}`
    },
    async explore(facts, { signal } = {}) {
      const options = definedOf({ signal })
      const messages = [new SystemMessage(askQuestionsSystemPrompt()), new HumanMessage(facts)]
      const { text: reply } = await invokeModel(model, {
        messages,
        runName: 'curriculum-questions',
        ...options,
      })
      const came = parseAnswers(reply)
      const answered: AnsweredQuestion[] = []
      for (const question of parseQuestions(reply).slice(0, maxQuestions)) {
        const text =
          (await cache.findSimilar(question)) ??
          keep(question, came.get(question)) ??
          (await answer(question, options))
        answered.push({ question, answer: text })
      }
      return answered.filter((pair) => isUseful(pair.answer))
    },
  }
}

function isUseful(answer: string): boolean {
  return answer !== '' && !/answer:\s*unknown|language model/i.test(answer)
}
