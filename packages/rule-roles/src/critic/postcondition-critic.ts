import type { CallOptions, Critic, CritiqueRequest } from '@voyager-mc/core'
import type { TechTree } from '@voyager-mc/tech-tree'
import type { PartialCritic, Verdict } from '@voyager-mc/core'
import { judgePlacing, judgeExplore } from './judge-blocks.ts'
import { judgeEat, judgeEquip, judgeSleep } from './judge-body.ts'
import { judgeDeposit } from './judge-deposit.ts'
import { judgeItems } from './judge-items.ts'
import { judgeKill } from './judge-kill.ts'
import type { Judgement } from './judgement.ts'
import { missed, undecided } from './verdicts.ts'

export interface PostconditionCriticOptions {
  readonly techTree: TechTree
}

/** A critic that compares the world before and after with what the task asks for; no model, no guesses. */
export function postconditionCritic({ techTree }: PostconditionCriticOptions): Critic & PartialCritic {
  const judge = async (request: CritiqueRequest, { signal }: CallOptions = {}): Promise<Verdict> => {
    signal?.throwIfAborted()
    return judgeRequest(request, techTree)
  }
  return {
    judge,
    async evaluate(request, options) {
      const verdict = await judge(request, options)
      if (verdict.status === 'decided') return verdict.critique
      const feedback = `Not provable: ${verdict.reason} Use the control primitives, which prove what they do.`
      return { success: false, reasoning: verdict.reason, feedback }
    },
  }
}

function judgeRequest({ task, before, step }: CritiqueRequest, techTree: TechTree): Verdict {
  const parsed = techTree.parseTask(task.name)
  if (parsed.status === 'parsed') return judgeTask({ techTree, task: parsed.task, before, step })
  const isHopeless = ['impossible', 'invalid-quantity', 'too-many'].includes(parsed.reason)
  return isHopeless ? missed(parsed.message, parsed.message) : undecided(parsed.message)
}

function judgeTask(judgement: Judgement): Verdict {
  switch (judgement.task.verb) {
    case 'mine':
    case 'craft':
    case 'smelt':
    case 'cook':
    case 'fish':
    case 'harvest':
    case 'obtain':
      return judgeItems(judgement)
    case 'kill':
      return judgeKill(judgement)
    case 'equip':
      return judgeEquip(judgement)
    case 'eat':
      return judgeEat(judgement)
    case 'plant':
    case 'place':
      return judgePlacing(judgement)
    case 'deposit':
      return judgeDeposit(judgement)
    case 'explore':
      return judgeExplore(judgement)
    case 'sleep':
      return judgeSleep(judgement)
  }
}
