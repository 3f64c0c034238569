import type { CallOptions, Critic, CritiqueRequest } from '@voyager-mc/core'
import type { Prompter } from '@voyager-mc/prompting'
import { criticRequestPrompt } from './prompts/critic-request-prompt.ts'

export interface ManualCriticOptions {
  readonly prompter: Prompter
}

/** A critic that shows a person the facts and asks for the verdict, until the person confirms it. */
export function manualCritic({ prompter }: ManualCriticOptions): Critic {
  return {
    async evaluate(request: CritiqueRequest, options: CallOptions = {}) {
      const facts = criticRequestPrompt(request)
      for (;;) {
        options.signal?.throwIfAborted()
        const success = isYes(await prompter(`${facts}\nSuccess? (y/n) `, options))
        const feedback = success ? '' : (await prompter('Critique: ', options)).trim()
        const answer = (await prompter('Confirm? (Y/n) ', options)).trim()
        if (answer !== '' && !isYes(answer)) continue
        const reasoning = 'A person judged this attempt.'
        return { success, reasoning, feedback: success ? '' : feedback || 'The task is not done yet.' }
      }
    },
  }
}

function isYes(answer: string): boolean {
  return /^\s*y(es)?\s*$/i.test(answer)
}
