import { foesInReach } from '../combat/foes.ts'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import { failed, succeeded } from './primitive-result.ts'
import { restInCover } from './rest-in-cover.ts'
import { coverProblems, takeCover } from './take-cover.ts'

const ticksPerSecond = 20

/** Rests behind walls of one's own. */
export const takeShelter: Primitive = definePrimitive({
  name: 'takeShelter',
  summary: 'Walls itself in with 10 carried blocks, eats, and waits until health is 18.',
  topics: ['shelter', 'hide', 'heal', 'rest', 'wall'],
  parameters: { seconds: { type: 'number', summary: 'how long to wait at most', fallback: 30 } },
  example: 'if (bot.health < 10) await takeShelter(bot)',
  async run(context, { seconds }) {
    const { bot } = context
    const before = bot.health
    const cover = await takeCover(context)
    if (typeof cover === 'string')
      return failed(cover === 'no-blocks' ? 'missing-item' : 'not-possible', coverProblems[cover])
    await restInCover(context, cover, {
      limitTicks: seconds * ticksPerSecond,
      isDisturbed: () => foesInReach(bot).length > 0,
    })
    return succeeded({ healthBefore: before, health: bot.health })
  },
})
