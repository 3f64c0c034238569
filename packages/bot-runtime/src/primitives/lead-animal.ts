import pathfinderPackage from 'mineflayer-pathfinder'
import type { Bot } from 'mineflayer'
import type { Vec3 } from 'vec3'
import { countItems } from '../bot/inventory-changes.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import { nearestNamed } from '../combat/nearest-named.ts'
import { approachBlock } from '../movement/approach-block.ts'
import { walkTo } from '../movement/walk-to.ts'
import { holdItem } from '../using/hold-item.ts'
import { aimAt, reachCreature } from '../using/reach-creature.ts'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import type { PrimitiveContext } from './primitive-context.ts'
import { failed, succeeded, type PrimitiveFailureReason, type PrimitiveResult } from './primitive-result.ts'
import { creatureNamed } from './resolve-name.ts'

type Entity = Bot['entity']

const searchBlocks = 32
const answerTicks = 20
// A lead breaks at ten blocks; the creature comes along from six on.
const strainBlocks = 8
const waitTicks = 200
const nearTargetBlocks = 3
const nearFenceBlocks = 1
const legBlocks = 6
const tieBlocks = 6.5

/** Leads an animal to a place. */
export const leadAnimal: Primitive = definePrimitive({
  name: 'leadAnimal',
  summary:
    'Puts a lead on the nearest animal of a kind, walks to a position with it, and ties it there if a fence stands there; otherwise it stays on the lead.',
  topics: ['lead', 'leash', 'fence'],
  parameters: {
    animalName: { type: 'string', summary: 'such as cow, sheep or horse' },
    position: { type: 'position', summary: 'where to, at most 500 blocks; a fence to tie it to it' },
  },
  example: 'await leadAnimal(bot, "cow", new Vec3(10, 64, 3))',
  async run(context, { animalName, position }) {
    const { bot, signal } = context
    const animal = creatureNamed(bot, 'leadAnimal', animalName)
    const led = nearestNamed(bot, animal, searchBlocks, (each) => isLedBy(bot, each))
    const found = led ?? nearestNamed(bot, animal, searchBlocks)
    const fail = (reason: PrimitiveFailureReason, message: string): PrimitiveResult =>
      failed(reason, message, { animal })
    if (!found) return fail('not-found', `No ${animal} nearby, please explore first`)
    if (!led) {
      if (!countItems(bot)['lead']) return fail('missing-item', 'No lead in inventory')
      if (!(await reachCreature(bot, found, context)))
        return fail('unreachable', `I cannot reach the ${animal}`)
      if (!(await putLead(context, found))) return fail('refused', `The ${animal} cannot be led`)
    }
    const isFence = bot.blockAt(position.floored())?.name.endsWith('_fence') === true
    const nearBlocks = isFence ? nearFenceBlocks : nearTargetBlocks
    const end = await walkWith(context, found, { target: position, nearBlocks })
    if (end !== undefined) return fail(...end)
    const block = bot.blockAt(position.floored())
    const isTied = block?.name.endsWith('_fence') === true && (await tie(context, block.position, found))
    const at = found.position.floored()
    if (block?.name.endsWith('_fence') && !isTied)
      return failed('refused', `The ${animal} came along, but I cannot tie it to the fence`, { animal, at })
    await waitForTicks(bot, 1, { signal })
    return succeeded({ animal, at, isTied })
  },
})

// mineflayer keeps the holder of a lead where it keeps the mount of a rider.
const isLedBy = (bot: Bot, creature: Entity): boolean => holderOf(creature)?.id === bot.entity.id

function holderOf(creature: Entity): Entity | undefined {
  return creature.vehicle
}

async function putLead({ bot, signal }: PrimitiveContext, creature: Entity): Promise<boolean> {
  if (!(await holdItem(bot, 'lead'))) return false
  await aimAt(bot, creature, signal)
  bot.useOn(creature)
  return waitForTicks(bot, answerTicks, { signal, until: () => isLedBy(bot, creature) })
}

type Problem = readonly [reason: PrimitiveFailureReason, message: string]

/** Walks in legs that the creature can follow. */
async function walkWith(
  { bot, signal, random }: PrimitiveContext,
  creature: Entity,
  { target, nearBlocks }: { readonly target: Vec3; readonly nearBlocks: number },
): Promise<Problem | undefined> {
  const goal = new pathfinderPackage.goals.GoalNear(target.x, target.y, target.z, nearBlocks)
  const lag = (): number => creature.position.distanceTo(bot.entity.position)
  const isLost = (): boolean => !(creature.id in bot.entities) || !isLedBy(bot, creature)
  for (;;) {
    const from = bot.entity.position.clone()
    const isFar = (): boolean => lag() > strainBlocks || isLost()
    const walk = await walkTo(bot, { goal, signal, random, timeoutMs: 120_000, isDone: isFar })
    signal.throwIfAborted()
    if (isLost()) return ['lost-drop', `The ${creature.name} broke away from its lead`]
    if (walk.status === 'arrived') return undefined
    if (lag() <= legBlocks && bot.entity.position.distanceTo(from) < 1)
      return ['unreachable', `I cannot lead the ${creature.name} there`]
    const isBack = (): boolean => lag() <= legBlocks || isLost()
    if (!(await waitForTicks(bot, waitTicks, { signal, until: isBack })))
      return ['unreachable', `The ${creature.name} cannot come along; something is in its way`]
  }
}

async function tie({ bot, signal }: PrimitiveContext, fence: Vec3, creature: Entity): Promise<boolean> {
  const walk = await approachBlock(bot, fence, { signal })
  signal.throwIfAborted()
  const block = bot.blockAt(fence)
  if (walk.status !== 'arrived' || !block) return false
  // Only what is within seven blocks is tied, and it comes along from six on.
  const isNear = (): boolean => creature.position.distanceTo(bot.entity.position) <= tieBlocks
  await waitForTicks(bot, waitTicks, { signal, until: isNear })
  await bot.activateBlock(block)
  const isTied = (): boolean => holderOf(creature)?.name === 'leash_knot'
  return waitForTicks(bot, answerTicks, { signal, until: isTied })
}
