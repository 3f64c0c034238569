import { isDying } from '../combat/dying-creatures.ts'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import { hunt } from './hunt.ts'

const ticksPerSecond = 20

/** Hunts this one creature. */
export const attackTarget: Primitive = definePrimitive({
  name: 'attackTarget',
  summary:
    'Kills this very creature, digging, climbing and bridging to it, and picks up its drops; shoots with a bow in hand.',
  topics: ['attack', 'fight', 'defend', 'boss', 'dragon', 'wither'],
  parameters: {
    entity: { type: 'entity', summary: 'the creature' },
    timeout: { type: 'number', summary: 'seconds', fallback: 120 },
  },
  example: `const zombie = bot.nearestEntity(({ name }) => name === "zombie")
if (zombie) await attackTarget(bot, zombie)`,
  run: (context, { entity, timeout }) =>
    hunt(context, {
      name: entity.username ?? entity.name ?? 'creature',
      limitTicks: timeout * ticksPerSecond,
      next: (givenUp) => {
        const isThere = entity.id in context.bot.entities && !isDying(context.bot, entity)
        return isThere && !givenUp.has(entity.id) ? entity : undefined
      },
    }),
})
