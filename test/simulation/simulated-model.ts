import { BaseChatModel } from '@langchain/core/language_models/chat_models'
import { AIMessage, type BaseMessage } from '@langchain/core/messages'
import type { ChatResult } from '@langchain/core/outputs'
import type { FaultPlan } from './fault-plan.ts'

const goals = [
  ['Mine 3 oak_log', 'mineBlock', 'oak_log', 3],
  ['Craft 8 oak_planks', 'craftItem', 'oak_planks', 2],
  ['Mine 2 dirt', 'mineBlock', 'dirt', 2],
  ['Craft 4 stick', 'craftItem', 'stick', 1],
  ['Mine 5 cobblestone', 'mineBlock', 'cobblestone', 5],
  ['Craft 1 crafting_table', 'craftItem', 'crafting_table', 1],
  ['Mine 4 sand', 'mineBlock', 'sand', 4],
] as const

/** A chat model that knows the simulated world, with the faults of the plan. */
export class SimulatedModel extends BaseChatModel {
  readonly #plan: FaultPlan
  #requests = 0

  constructor(plan: FaultPlan) {
    super({})
    this.#plan = plan
  }

  /** Requests that reached it, answered or not. */
  get requests(): number {
    return this.#requests
  }

  _llmType(): string {
    return 'simulated'
  }

  async _generate(messages: BaseMessage[]): Promise<ChatResult> {
    this.#requests += 1
    const fault = this.#plan.draw('model-overloaded', 'model-key-refused', 'model-gibberish', 'model-silent')
    if (fault === 'model-overloaded') throw Object.assign(new Error('overloaded'), { status: 503 })
    if (fault === 'model-key-refused') throw Object.assign(new Error('bad key'), { status: 401 })
    const text =
      fault === 'model-gibberish' ? 'Perhaps.' : fault === 'model-silent' ? '' : this.#reply(messages)
    const usage = { input_tokens: 100, output_tokens: 20, total_tokens: 120 }
    const message = Object.assign(new AIMessage(text), { usage_metadata: usage })
    return { generations: [{ text, message }] }
  }

  #reply(messages: readonly BaseMessage[]): string {
    const system = messages[0]?.text ?? ''
    const asked = messages.map(({ text }) => text).join('\n')
    if (system.startsWith('You choose the next task')) {
      const [task] = goals[Math.floor(this.#plan.random() * goals.length)] ?? goals[0]
      return JSON.stringify({ reasoning: 'It is next.', task })
    }
    if (system.startsWith('You write JavaScript programs')) return writeProgram(asked)
    if (system.startsWith('You check whether'))
      return '{"reasoning": "It looks done.", "success": true, "critique": ""}'
    if (system.startsWith('You describe')) return 'Does what its name says.'
    return 'Reasoning: none.\nQuestion 1: What comes next?\nConcept 1: wood'
  }
}

function writeProgram(asked: string): string {
  const task = /^Task: (.+)$/m.exec(asked)?.[1] ?? ''
  const [, primitive, item, count] = goals.find(([name]) => name === task) ?? goals[0]
  const name = task.replaceAll(/\W+(\w)/g, (_all, letter: string) => letter.toUpperCase())
  const main = `${name.charAt(0).toLowerCase()}${name.slice(1)}`
  return `\`\`\`javascript\nasync function ${main}(bot) {\n  await ${primitive}(bot, "${item}", ${count})\n}\n\`\`\``
}
