import { HumanMessage, SystemMessage } from '@langchain/core/messages'
import { definedOf, type CallOptions, type Task } from '@voyager-mc/core'
import { askReadable, type ChatModel } from '@voyager-mc/prompting'
import { parseSubGoals } from './parse-sub-goals.ts'
import { decomposeSystemPrompt } from './prompts/decompose-prompt.ts'

export interface DecomposeByModelOptions extends CallOptions {
  readonly model: ChatModel
  /** Things seen, held and done so far. */
  readonly facts: string
  readonly maxReplies: number
}

/** Asks the model for the sub-goals of a goal, in order, the goal last. */
export async function decomposeByModel(
  goal: Task,
  { model, facts, maxReplies, signal }: DecomposeByModelOptions,
): Promise<readonly Task[]> {
  const names = await askReadable(model, {
    messages: [
      new SystemMessage(decomposeSystemPrompt()),
      // In one message: some servers take turns of user and model alone.
      new HumanMessage(`${facts}\n\nFinal task: ${goal.name}`),
    ],
    runName: 'curriculum-decompose',
    maxReplies,
    read: parseSubGoals,
    ...definedOf({ signal }),
  })
  return names.map((name) => (name === goal.name ? goal : { name }))
}
