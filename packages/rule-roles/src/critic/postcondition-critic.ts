import type { CallOptions, Critic, CritiqueRequest } from '@voyager-mc/core'
import type { TechTree } from '@voyager-mc/tech-tree'
import type { PartialCritic, Verdict } from '@voyager-mc/core'
import { decidePlacing, decideExplore } from './decide-blocks.ts'
import { decideEat, decideEquip, decideSleep } from './decide-body.ts'
import { decideDeposit } from './decide-deposit.ts'
import { decideItems } from './decide-items.ts'
import { decideKill } from './decide-kill.ts'
import type { CritiqueFacts } from './critique-facts.ts'
import { missed, undecided } from './verdicts.ts'

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

function decideRequest({ task, before, step }: CritiqueRequest, techTree: TechTree): Verdict {
  const parsed = techTree.parseTask(task.name)
  if (parsed.status === 'parsed') return decideTask({ techTree, task: parsed.task, before, step })
  const isHopeless = ['impossible', 'invalid-quantity', 'too-many'].includes(parsed.reason)
  return isHopeless ? missed(parsed.message, parsed.message) : undecided(parsed.message)
}

function decideTask(facts: CritiqueFacts): Verdict {
  switch (facts.task.verb) {
    case 'mine':
    case 'craft':
    case 'smelt':
    case 'cook':
    case 'fish':
    case 'harvest':
    case 'obtain':
      return decideItems(facts)
    case 'kill':
      return decideKill(facts)
    case 'equip':
      return decideEquip(facts)
    case 'eat':
      return decideEat(facts)
    case 'plant':
    case 'place':
      return decidePlacing(facts)
    case 'deposit':
      return decideDeposit(facts)
    case 'explore':
      return decideExplore(facts)
    case 'sleep':
      return decideSleep(facts)
  }
}
