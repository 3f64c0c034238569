import type { BaseLanguageModelInput } from '@langchain/core/language_models/base'
import { HumanMessage, SystemMessage, type BaseMessage } from '@langchain/core/messages'
import type { Runnable } from '@langchain/core/runnables'
import {
  AgentError,
  definedOf,
  modelUnavailableOf,
  ModelOutputError,
  redactSecrets,
  secretsOf,
  type CallOptions,
} from '@voyager-mc/core'
import { analyseSource } from '../compose/analyse-source.ts'
import { cleanDescription } from './clean-description.ts'
import type { DescribeRequest, DescribeSkill } from './describe-skill.ts'

// Enough for two plain sentences; longer texts blur what retrieval compares.
const longestDescription = 320
// More than any thinking before it takes.
const longestReply = 100_000

/** Part of a chat model that is used; results of its `withRetry` and `withFallbacks` will do, too. */
export type DescribingModel = Pick<Runnable<BaseLanguageModelInput, BaseMessage>, 'invoke'>

/** Lets a chat model describe skills: one line, without the function's name; the call is named `description` in traces. */
export function describeWithModel(model: DescribingModel): DescribeSkill {
  return async (request, { signal } = {}) => {
    const text = await ask(model, describePrompt(request), definedOf({ signal }))
    return parseDescription(text, request.name)
  }
}

/** The text of a reply, without secrets of the model's client that the server gives back. */
async function ask(model: DescribingModel, messages: BaseMessage[], options: CallOptions): Promise<string> {
  try {
    const { text } = await model.invoke(messages, { runName: 'description', ...options })
    return redactSecrets(text, { secrets: secretsOf(model), shapes: false })
  } catch (cause) {
    options.signal?.throwIfAborted()
    if (AgentError.isInstance(cause)) throw cause
    throw modelUnavailableOf(cause, { name: 'description model', holder: model })
  }
}

/** The messages a model gets to describe a skill. */
export function describePrompt({
  name,
  source,
  task,
}: DescribeRequest): readonly BaseMessage[] & BaseMessage[] {
  return [
    new SystemMessage(
      [
        'You describe Minecraft bot functions for a search index.',
        'Say what the function achieves, which items, blocks or creatures it involves, and what it needs first.',
        'Answer with one line of at most 40 words. Do not write the name of the function, code, or a list,',
        'and leave out chat messages and helper functions.',
      ].join('\n'),
    ),
    new HumanMessage(
      `Task it was written for: ${task.name}\n\nMain function: ${name}\n\n${mainFunction(name, source)}`,
    ),
  ]
}

/** The main function alone: helpers blur what a search compares, and cost tokens. */
function mainFunction(name: string, source: string): string {
  const main = analyseSource(source).statements.find(({ names }) => names.includes(name))
  return main === undefined ? source : source.slice(main.start, main.end)
}

/**
 * The description in a reply: one line, without function name, thoughts, marks and what was said around it. Throws
 * `ModelOutputError` when the reply is a refusal or has no words.
 */
export function parseDescription(reply: string, name: string): string {
  const line = cleanDescription(
    withoutThoughts(reply.slice(0, longestReply))
      .replaceAll(/```\w*|\*\*/g, ' ')
      .replaceAll(new RegExp(`\\b${name.replaceAll('$', '\\$')}\\b(\\([^)\\n]{0,200}\\))?`, 'g'), 'it'),
  )
  if (line === undefined) {
    throw new ModelOutputError(
      'The model gave no description of the skill; try again or use another model.',
      reply,
    )
  }
  if (line.length <= longestDescription) return line
  return `${line.slice(0, line.lastIndexOf(' ', longestDescription - 1))}…`
}

/** The reply without what is between `<think>` and `</think>`; scanned, because a pattern takes hours on a hostile one. */
function withoutThoughts(reply: string): string {
  const parts: string[] = []
  for (let at = 0; ;) {
    const start = reply.indexOf('<think>', at)
    const end = start === -1 ? -1 : reply.indexOf('</think>', start)
    if (end === -1) return [...parts, reply.slice(at)].join(' ')
    parts.push(reply.slice(at, start))
    at = end + '</think>'.length
  }
}
