import { BaseChatModel } from '@langchain/core/language_models/chat_models'
import { AIMessage, type BaseMessage } from '@langchain/core/messages'
import type { ChatResult } from '@langchain/core/outputs'
import type { Defect } from './defects.ts'
import type { Fault, FaultPlan } from './fault-plan.ts'
import type { WorldKind } from './world-kind.ts'

type Goal = readonly [task: string, primitive: string, item: string, times: number]

const goalsOfModel: readonly Goal[] = [
  ['Mine 3 oak_log', 'mineBlock', 'oak_log', 3],
  ['Craft 8 oak_planks', 'craftItem', 'oak_planks', 2],
  ['Mine 2 dirt', 'mineBlock', 'dirt', 2],
  ['Craft 4 stick', 'craftItem', 'stick', 1],
  ['Mine 5 cobblestone', 'mineBlock', 'cobblestone', 5],
  ['Craft 1 crafting_table', 'craftItem', 'crafting_table', 1],
  ['Mine 4 sand', 'mineBlock', 'sand', 4],
]

const goalsOfEmbedded: readonly Goal[] = [
  ['Mine 2 acacia_log', 'mineBlock', 'acacia_log', 2],
  ['Craft 4 acacia_planks', 'craftItem', 'acacia_planks', 1],
  ['Mine 2 dirt', 'mineBlock', 'dirt', 2],
  ['Craft 4 stick', 'craftItem', 'stick', 1],
  ['Craft 1 crafting_table', 'craftItem', 'crafting_table', 1],
]

const goalsOf: Readonly<Record<WorldKind, readonly Goal[]>> = {
  modelled: goalsOfModel,
  embedded: goalsOfEmbedded,
}

/** A chat model that knows the simulated world, with the faults of the plan. */
export class SimulatedModel extends BaseChatModel {
  readonly #plan: FaultPlan
  readonly #defect: Defect | undefined
  readonly #goals: readonly Goal[]
  #requests = 0
  #cuts = 0
  #refusals = 0

  constructor(
    plan: FaultPlan,
    { defect, world = 'modelled' }: { readonly defect?: Defect | undefined; readonly world?: WorldKind } = {},
  ) {
    super({})
    this.#plan = plan
    this.#defect = defect
    this.#goals = goalsOf[world]
  }

  /** Requests that reached it, answered or not. */
  get requests(): number {
    return this.#requests
  }

  /** Replies that were cut off. */
  get cuts(): number {
    return this.#cuts
  }

  /** Requests that were refused for their key, which stays refused. */
  get refusals(): number {
    return this.#refusals
  }

  _llmType(): string {
    return 'simulated'
  }

  async _generate(messages: BaseMessage[], options: this['ParsedCallOptions']): Promise<ChatResult> {
    // As the clients of providers do: a call that must not be made sends nothing.
    options.signal?.throwIfAborted()
    this.#requests += 1
    const fault = this.#plan.draw(
      'model-overloaded',
      'model-key-refused',
      'model-gibberish',
      'model-silent',
      'model-cut',
      'model-miscounts',
    )
    if (this.#refusals > 0 || fault === 'model-key-refused') this.#refuse()
    if (fault === 'model-overloaded') {
      if (this.#defect === 'failed-calls-free') return this._generate(messages, options)
      throw Object.assign(new Error('overloaded'), { status: 503 })
    }
    const text =
      fault === 'model-gibberish' ? 'Perhaps.' : fault === 'model-silent' ? '' : this.#reply(messages)
    return this.#answer(text, fault)
  }

  #refuse(): never {
    this.#refusals += 1
    const status = this.#defect === 'refused-key-retried' ? 503 : 401
    throw Object.assign(new Error('bad key'), { status })
  }

  #answer(whole: string, fault: Fault | undefined): ChatResult {
    const isCut = fault === 'model-cut'
    if (isCut) this.#cuts += 1
    const text = isCut ? whole.slice(0, whole.length / 2) : whole
    const isTold = isCut && this.#defect !== 'cut-untold'
    const usage =
      fault === 'model-miscounts'
        ? { input_tokens: '100', output_tokens: -20, total_tokens: Infinity }
        : { input_tokens: 100, output_tokens: 20, total_tokens: 120 }
    const message = Object.assign(new AIMessage(text), {
      usage_metadata: usage,
      ...(isTold && { response_metadata: { finish_reason: 'length' } }),
    })
    return { generations: [{ text, message }] }
  }

  #reply(messages: readonly BaseMessage[]): string {
    const system = messages[0]?.text ?? ''
    const asked = messages.map(({ text }) => text).join('\n')
    if (system.startsWith('You choose the next task')) {
      const goals = this.#goals
      const [task = ''] = goals[Math.floor(this.#plan.random() * goals.length)] ?? []
      return JSON.stringify({ reasoning: 'It is next.', task })
    }
    if (system.startsWith('You write JavaScript programs')) return writeProgram(asked, this.#goals)
    if (system.startsWith('You check whether'))
      return '{"reasoning": "It looks done.", "success": true, "critique": ""}'
    if (system.startsWith('You describe')) return 'Does what its name says.'
    return 'Reasoning: none.\nQuestion 1: What comes next?\nConcept 1: wood'
  }
}

function writeProgram(asked: string, goals: readonly Goal[]): string {
  const task = /^Task: (.+)$/m.exec(asked)?.[1] ?? ''
  const [, primitive, item, count] = goals.find(([name]) => name === task) ?? goals[0] ?? []
  const name = task.replaceAll(/\W+(\w)/g, (_all, letter: string) => letter.toUpperCase())
  const main = `${name.charAt(0).toLowerCase()}${name.slice(1)}`
  return `\`\`\`javascript\nasync function ${main}(bot) {\n  await ${primitive}(bot, "${item}", ${count})\n}\n\`\`\``
}
