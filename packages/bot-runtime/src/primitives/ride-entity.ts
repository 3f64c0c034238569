import { isYoung } from '@voyager-mc/observation/mineflayer'
import { creatureFacts, creaturesWith } from '@voyager-mc/tech-tree'
import type { Bot } from 'mineflayer'
import { countItems } from '../bot/inventory-changes.ts'
import { getOff, mountOf } from '../bot/mount-of.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import { nearestNamed } from '../combat/nearest-named.ts'
import { holdItem } from '../using/hold-item.ts'
import { aimAt, reachCreature } from '../using/reach-creature.ts'
import { sitOn } from '../using/sit-on.ts'
import { isSaddled } from '../using/steed-state.ts'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import type { PrimitiveContext } from './primitive-context.ts'
import { failed, succeeded } from './primitive-result.ts'
import { creatureNamed } from './resolve-name.ts'

const searchBlocks = 32
const saddleTicks = 6
// These carry nobody without a saddle.
const saddleFirst: readonly string[] = ['pig', 'strider']

/** Sits on a creature or in a boat. */
export const rideEntity: Primitive = definePrimitive({
  name: 'rideEntity',
  summary:
    'Sits on the nearest creature or in the nearest boat within 32 blocks and stays there; a carried saddle is put on first. goTo and other walks get off again.',
  topics: ['ride', 'saddle', 'horse', 'donkey', 'strider', 'camel', 'boat', 'mount'],
  parameters: { entityName: { type: 'string', summary: 'horse, donkey, pig, strider, camel or boat' } },
  example: 'await rideEntity(bot, "horse")',
  async run(context, { entityName }) {
    const { bot, signal } = context
    const isBoat = /(^|_)(boat|raft)$/.test(entityName)
    const name = isBoat ? entityName : creatureNamed(bot, 'rideEntity', entityName)
    if (!isBoat && !creatureFacts(name).isRidden) {
      const others = creaturesWith(({ isRidden }) => isRidden).join(', ')
      return failed('not-possible', `Nobody rides a ${name}; ${others} and boat can be ridden`, { name })
    }
    const target = isBoat
      ? nearestBoat(bot)
      : nearestNamed(bot, name, searchBlocks, (each) => !isYoung(bot, each))
    if (!target) return failed('not-found', `No ${isBoat ? 'boat' : `grown ${name}`} nearby`, { name })
    if (mountOf(bot) && mountOf(bot)?.id !== target.id) await getOff(bot, { signal })
    if (!isBoat) await putSaddle(context, target)
    const seat = await sitOn(bot, target, context)
    const detail = { name, isSaddled: isSaddled(bot, target) }
    if (seat === 'seated') return succeeded({ ...detail, riding: target.name ?? name })
    if (seat === 'unreachable') return failed(seat, `I cannot reach the ${name}`, detail)
    return saddleFirst.includes(name) && !countItems(bot)['saddle']
      ? failed('missing-item', `A ${name} carries nobody without a saddle, and none is in inventory`, detail)
      : failed(seat, `The ${name} does not let me sit on it; somebody else may`, detail)
  },
})

function nearestBoat(bot: Bot): Bot['entity'] | undefined {
  const away = ({ position }: Bot['entity']): number => position.distanceTo(bot.entity.position)
  return Object.values(bot.entities)
    .filter((each) => /(^|_)(boat|raft)$/.test(each.name ?? '') && away(each) <= searchBlocks)
    .toSorted((a, b) => away(a) - away(b))[0]
}

/** Puts on a carried saddle; a wild horse does not take it. */
async function putSaddle({ bot, signal, random }: PrimitiveContext, target: Bot['entity']): Promise<void> {
  const carried = (): number => countItems(bot)['saddle'] ?? 0
  const before = carried()
  if (before === 0 || isSaddled(bot, target) || mountOf(bot)) return
  if (!(await reachCreature(bot, target, { signal, random })) || !(await holdItem(bot, 'saddle'))) return
  await aimAt(bot, target, signal)
  bot.useOn(target)
  await waitForTicks(bot, saddleTicks, { signal, until: () => carried() < before || Boolean(mountOf(bot)) })
}
