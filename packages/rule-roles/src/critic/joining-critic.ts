import type { Critic, Critique, CritiqueRequest, GameEvent, Observation } from '@voyager-mc/core'

/** Most events of earlier attempts that are kept: four attempts of ten minutes have a few thousand. */
const mostEvents = 20_000

/** Tasks of which a part is worth keeping; a deadline or a condition holds for one attempt. */
const addsUp = /^(mine|obtain|smelt|cook|harvest|craft) \d+ \w+$/i

interface Earlier {
  readonly task: string
  readonly before: Observation
  readonly after: Observation
  readonly events: readonly GameEvent[]
}

/**
 * Critic for attempts in a row at one task: what an attempt that failed has brought, and what is still held, counts for
 * the next one. Nothing may have happened in between; what was lost in a death does not count, for the difference of
 * what is held decides together with the records.
 */
export function joiningCritic(critic: Critic): Critic {
  let earlier: Earlier | undefined
  return {
    async evaluate(request, options) {
      const joined = earlier === undefined ? undefined : join(earlier, request)
      const alone = await critic.evaluate(request, options)
      const whole = joined === undefined || alone.success ? alone : await critic.evaluate(joined, options)
      const critique = whole.success ? whole : withAdvice(alone, whole)
      earlier = critique.success ? undefined : remember(joined ?? request)
      return critique
    },
  }
}

/** The verdict on an attempt with the advice on all of them: what is missing is less by what those before have brought. */
function withAdvice(alone: Critique, { reasoning, advice, feedback }: Critique): Critique {
  const told = alone.advice === undefined ? '' : alone.feedback.slice(alone.advice.length)
  const missing = advice ?? feedback
  if (told === '') return { ...alone, reasoning, feedback: missing }
  return { ...alone, reasoning, feedback: `${missing}${told}`, advice: missing }
}

/** The request as if the attempts had been one; undefined when this one does not go on where the other ended. */
function join(earlier: Earlier, request: CritiqueRequest): CritiqueRequest | undefined {
  const { task, before, step } = request
  if (task.name !== earlier.task || !isSame(before, earlier.after)) return undefined
  return { task, before: earlier.before, step: { ...step, events: [...earlier.events, ...step.events] } }
}

function remember({ task, before, step }: CritiqueRequest): Earlier | undefined {
  if (!addsUp.test(task.name) || step.events.length > mostEvents) return undefined
  return { task: task.name, before, after: step.observation, events: step.events }
}

function isSame(one: Observation, other: Observation): boolean {
  return factsOf(one) === factsOf(other)
}

function factsOf({ inventory, equipment, position, health, food, timeOfDay }: Observation): string {
  const held = Object.entries(inventory).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify([held, equipment, position, health, food, timeOfDay])
}
