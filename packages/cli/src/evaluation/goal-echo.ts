import { AIMessage, HumanMessage } from '@langchain/core/messages'
import type { PlainModel } from '@voyager-mc/evaluation'

const goalLine = /^Goal: (.*)$/m

/** The thinking model of a baseline whose programs have known faults: it answers with the goal it was told. */
export const goalEcho: PlainModel = {
  async invoke(messages) {
    const list: readonly unknown[] = Array.isArray(messages) ? messages : []
    const told = list
      .flatMap((message) => (HumanMessage.isInstance(message) ? [message.text] : []))
      .join('\n')
    return new AIMessage(goalLine.exec(told)?.[1] ?? 'Go on.')
  },
}
