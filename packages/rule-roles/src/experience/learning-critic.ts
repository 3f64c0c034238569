import type { Critic, ExperienceStore } from '@voyager-mc/core'
import type { Experience } from './experience.ts'

export interface LearningCriticOptions {
  readonly experience: Experience
  /** Keeps what was learned; absent forgets it with the process. */
  readonly store?: ExperienceStore
}

/** Critic that lets experience learn from each attempt before it judges; the verdict is that of the given critic. */
export function learningCritic(critic: Critic, { experience, store }: LearningCriticOptions): Critic {
  return {
    async evaluate(request, options) {
      experience.learnFrom(request.step, request.before)
      await store?.save(experience.records())
      return critic.evaluate(request, options)
    },
  }
}
