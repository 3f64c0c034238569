import type { CallOptions, Curriculum, Task } from '@voyager-mc/core'
import { renderObservation } from '@voyager-mc/observation'
import type { Prompter } from '@voyager-mc/prompting'

export interface ManualCurriculumOptions {
  readonly prompter: Prompter
}

/** A curriculum whose tasks a person types in, after seeing the observation, until the person confirms. */
export function manualCurriculum({ prompter }: ManualCurriculumOptions): Curriculum {
  return {
    async propose(observation, options: CallOptions = {}): Promise<Task> {
      const facts = renderObservation(observation)
      for (;;) {
        options.signal?.throwIfAborted()
        const name = (await prompter(`${facts}\nTask: `, options)).trim()
        if (name === '') continue
        const context = (await prompter('Context (empty for none): ', options)).trim()
        const answer = (await prompter('Confirm? (Y/n) ', options)).trim()
        if (answer !== '' && !/^y(es)?$/i.test(answer)) continue
        return context === '' ? { name } : { name, context }
      }
    },
    async record() {
      // The person who chooses also remembers.
    },
  }
}
