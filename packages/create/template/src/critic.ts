import type { Critic } from '@voyager-mc/core'

// Health is counted to 20; a bot with less than this should have fled or eaten.
const leastHealth = 6

/** A critic that accepts what another one accepts, unless the bot came back badly hurt. */
export function carefulCritic(other: Critic): Critic {
  return {
    async evaluate(request, options) {
      const critique = await other.evaluate(request, options)
      const { health } = request.step.observation
      if (!critique.success || health >= leastHealth) return critique
      return {
        success: false,
        reasoning: `${critique.reasoning} Health is ${health}.`,
        feedback: 'Keep away from monsters and ledges, and eat before you go on.',
      }
    },
  }
}
