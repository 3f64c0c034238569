import { InvalidArgumentError } from '@voyager-mc/core'
import { z } from 'zod'
import type { ChatModel } from './invoke-model.ts'

/** The part of a chat model that takes tools. */
interface ToolModel {
  bindTools(tools: readonly unknown[], options: { readonly tool_choice: string }): ChatModel
}

/** The one tool that a model is to call. */
export interface ToolCallOptions {
  readonly name: string
  readonly schema: z.ZodObject
}

/** Makes a model answer by calling one tool whose arguments have the schema. */
export function withToolCall(model: ChatModel, { name, schema }: ToolCallOptions): ChatModel {
  if (!takesTools(model)) {
    throw new InvalidArgumentError('output', 'tool-call', 'this model takes no tools, use the output "text".')
  }
  // Providers know the form of their tools, and the address of its standard would be paid for at every request.
  const { $schema: _standard, ...parameters } = z.toJSONSchema(schema)
  const tool = { type: 'function', function: { name, description: `Gives the ${name}.`, parameters } }
  return model.bindTools([tool], { tool_choice: name })
}

function takesTools(model: ChatModel | (ChatModel & ToolModel)): model is ChatModel & ToolModel {
  return 'bindTools' in model && typeof model.bindTools === 'function'
}
