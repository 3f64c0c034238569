import { SystemMessage } from '@langchain/core/messages'
import {
  definedOf,
  InvalidArgumentError,
  type Critic,
  type Critique,
  type CritiqueRequest,
} from '@voyager-mc/core'
import {
  createReplyAsker,
  situationMessage,
  type ChatModel,
  type OwnPrompts,
  type ReplyForm,
  type Screenshot,
} from '@voyager-mc/prompting'
import { critiqueSchema } from './prompts/critique-schema.ts'
import { parseCritique } from './parse-critique.ts'
import { criticRequestPrompt } from './prompts/critic-request-prompt.ts'
import { criticSystemPrompt, type CriticSystemPromptInput } from './prompts/critic-system-prompt.ts'

export interface CreateCriticOptions extends OwnPrompts<CriticSystemPromptInput, CritiqueRequest> {
  readonly model: ChatModel
  /** Rules of one's own for the system prompt. */
  readonly rules?: readonly string[]
  /** Replies asked for per vote at most, until one can be read; default 3. */
  readonly maxReplies?: number
  /** Independent judgements of which the majority counts; odd, default 1. */
  readonly votes?: number
  /** A picture of the world after the attempt, for models that take images; by default the one that the observation brings. */
  readonly screenshot?: Screenshot
  /**
   * `text` works with every model, `tool-call` binds the schema as a tool, `auto` does so where the model's profile names
   * structured output; default `text`.
   */
  readonly output?: ReplyForm | 'auto'
  /** Hears once that a provider refused the tool of `auto`. */
  readonly onOutputNotice?: (message: string) => void
}

/**
 * A critic that asks a chat model. A reply that cannot be read goes back with its problem; when none can,
 * `evaluate` throws `ModelOutputError`, and `ModelUnavailableError` when the model does not answer.
 */
export function createCritic({
  model,
  rules = [],
  maxReplies = 3,
  votes = 1,
  output = 'text',
  onOutputNotice,
  screenshot,
  systemPrompt = criticSystemPrompt,
  requestPrompt = criticRequestPrompt,
  examples = [],
}: CreateCriticOptions): Critic {
  if (!Number.isInteger(votes) || votes < 1 || votes % 2 === 0) {
    throw new InvalidArgumentError('votes', votes, 'use an odd number so that one side has the majority.')
  }
  if (!Number.isInteger(maxReplies) || maxReplies < 1) {
    throw new InvalidArgumentError('maxReplies', maxReplies, 'use a whole number of at least 1.')
  }
  const ask = createReplyAsker(model, {
    name: 'critique',
    schema: critiqueSchema,
    output,
    onNotice: onOutputNotice,
  })
  return {
    async evaluate(request, { signal } = {}) {
      const facts = await situationMessage(requestPrompt(request), {
        observation: request.step.observation,
        ...definedOf({ screenshot, signal }),
      })
      const question = {
        messages: (form: ReplyForm) => [
          new SystemMessage(systemPrompt({ rules, output: form })),
          ...examples,
          facts,
        ],
        runName: 'critic',
        maxReplies,
        read: parseCritique,
        ...definedOf({ signal }),
      }
      return majority(votes, () => ask(question))
    },
  }
}

/** Asks until one side has more than half; its first critique stands for it. */
async function majority(votes: number, vote: () => Promise<Critique>): Promise<Critique> {
  const sides: Record<'yes' | 'no', Critique[]> = { yes: [], no: [] }
  for (;;) {
    const critique = await vote()
    const side = sides[critique.success ? 'yes' : 'no']
    side.push(critique)
    if (side.length > votes / 2) return side[0] ?? critique
  }
}
