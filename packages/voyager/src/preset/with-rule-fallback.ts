import { ModelOutputError, ModelUnavailableError, type Curriculum } from '@voyager-mc/core'

const context = 'Proposed by the rules, because no proposal of the model could be used.'

/** A curriculum that lets the rules choose when no reply of the model can be used: a weak model does not end a run. */
export function withRuleFallback(curriculum: Curriculum, rules: Curriculum): Curriculum {
  return {
    async propose(observation, options) {
      try {
        return await curriculum.propose(observation, options)
      } catch (error) {
        if (!isAboutThisRequest(error)) throw error
        const task = await rules.propose(observation, options)
        return task && { name: task.name, context }
      }
    },
    async record(outcome) {
      await curriculum.record(outcome)
      await rules.record(outcome)
    },
  }
}

/** Whether another prompt may well be answered: no usable reply, or one request refused. */
function isAboutThisRequest(error: unknown): boolean {
  return (
    ModelOutputError.isInstance(error) ||
    (ModelUnavailableError.isInstance(error) && error.fault?.remedy === 'request')
  )
}
