import type { CallOptions, Critic, CritiqueRequest, PartialCritic, Verdict } from '@voyager-mc/core'
import { checkPostcondition, type ParsedTask, type TechTree } from '@voyager-mc/tech-tree'
import { advise } from './advise.ts'
import { describeObstacles } from './describe-obstacles.ts'
import { achieved, missed, undecided } from './verdicts.ts'

export interface PostconditionCriticOptions {
  readonly techTree: TechTree
}

/** A critic that compares the world before and after with what the task asks for; no model, no guesses. */
export function postconditionCritic({ techTree }: PostconditionCriticOptions): Critic & PartialCritic {
  const decide = async (request: CritiqueRequest, { signal }: CallOptions = {}): Promise<Verdict> => {
    signal?.throwIfAborted()
    return decideRequest(request, techTree)
  }
  return {
    decide,
    async evaluate(request, options) {
      const verdict = await decide(request, options)
      if (verdict.status === 'decided') return verdict.critique
      const feedback = `Not provable: ${verdict.reason} Use the control primitives, which prove what they do.`
      return { success: false, reasoning: verdict.reason, feedback }
    },
  }
}

function decideRequest(request: CritiqueRequest, techTree: TechTree): Verdict {
  const parsed = techTree.parseGoal(request.task.name)
  if (parsed.status === 'refused') {
    const isHopeless = ['impossible', 'invalid-quantity', 'too-many'].includes(parsed.reason)
    return isHopeless ? missed(parsed.message, parsed.message) : undecided(parsed.message)
  }
  const whole = checkPostcondition(parsed.goal, request)
  if (whole.status === 'achieved') return achieved(whole.facts)
  const open = parsed.tasks.find((task) => checkPostcondition(task.goal, request).status === 'missed')
  const advice = adviceFor(open ?? parsed.tasks[0], request, { techTree, facts: whole.facts })
  return missed(whole.facts, advice, describeObstacles(request.step))
}

function adviceFor(
  task: ParsedTask | undefined,
  { before, step }: CritiqueRequest,
  { techTree, facts }: { readonly techTree: TechTree; readonly facts: string },
): string {
  if (task === undefined) return facts
  const finding = checkPostcondition(task.goal, { before, step })
  return `${facts} ${advise({ techTree, task, finding, before, step })}`.trim()
}
