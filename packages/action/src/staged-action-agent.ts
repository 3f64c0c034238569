import { InvalidArgumentError, withGenerate, type ActionAgent } from '@voyager-mc/core'

/** An agent, and the attempts at a task that are its own before the next stage takes over. */
export interface AgentStage {
  readonly agent: ActionAgent
  /** Ignored for the last stage, which has all that are left. */
  readonly attempts: number
}

/** Tasks whose attempts are remembered; the oldest is forgotten first. */
const mostTasks = 500

/**
 * An action agent that begins with the first stage and goes on to the next after so many attempts at the same task: a
 * small model before a strong one, or the same model at a higher temperature. Plan and number of skills are the first
 * stage's. Throws `InvalidArgumentError` without a
 * stage, or for one whose attempts are no whole number above 0.
 */
export function stagedActionAgent(stages: readonly [AgentStage, ...AgentStage[]]): ActionAgent {
  const odd = stages.find(({ attempts }) => !Number.isInteger(attempts) || attempts < 1)
  if (odd !== undefined)
    throw new InvalidArgumentError('attempts', odd.attempts, 'use a whole number above 0.')
  const made = new Map<string, number>()
  return withGenerate(stages[0].agent, async (request, options) => {
    const { name } = request.task
    const earlier = made.get(name) ?? 0
    made.delete(name)
    made.set(name, earlier + 1)
    const [oldest] = made.keys()
    if (made.size > mostTasks && oldest !== undefined) made.delete(oldest)
    return stageAt(stages, earlier).generate(request, options)
  })
}

function stageAt(stages: readonly [AgentStage, ...AgentStage[]], earlier: number): ActionAgent {
  let left = earlier
  let current = stages[0]
  for (const stage of stages) {
    current = stage
    if (left < stage.attempts) break
    left -= stage.attempts
  }
  return current.agent
}
