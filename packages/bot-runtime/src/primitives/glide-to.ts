import type { Bot } from 'mineflayer'
import pathfinderPackage from 'mineflayer-pathfinder'
import type { Vec3 } from 'vec3'
import { countItems } from '../bot/inventory-changes.ts'
import { getOff } from '../bot/mount-of.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import { walkTo } from '../movement/walk-to.ts'
import { choosePitch } from '../using/choose-pitch.ts'
import { holdItem } from '../using/hold-item.ts'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import type { PrimitiveContext } from './primitive-context.ts'
import { PrimitiveError } from './primitive-error.ts'
import { failed, succeeded } from './primitive-result.ts'

const rocket = 'firework_rocket'
const farthestBlocks = 2000
const arrivedBlocks = 4
// A flight that comes down this near is walked to its end.
const walkBlocks = 64
const ticksPerBlock = 2
const leastTicks = 200
const takeOffTicks = 30
// A rocket of one gunpowder burns for 20 to 31 ticks.
const rocketTicks = 40
const slowBlocksPerTick = 0.6
// Without rockets nobody gets far from the ground.
const leastDropBlocks = 4

/** Glides to a place. */
export const glideTo: Primitive = definePrimitive({
  name: 'glideTo',
  summary:
    'Puts on a carried elytra, takes off and glides to a position, with firework_rocket from level ground, without them from a height; lands and walks the rest.',
  topics: ['glide', 'elytra', 'fly'],
  parameters: { position: { type: 'position', summary: 'where to land, at most 2000 blocks away' } },
  example: 'await glideTo(bot, bot.entity.position.offset(80, 0, 0))',
  async run(context, { position }) {
    const { bot, signal, random } = context
    const distance = levelDistance(bot.entity.position, position)
    if (distance > farthestBlocks)
      throw new PrimitiveError(
        'glideTo',
        `position for glideTo must be at most ${farthestBlocks} blocks away, not ${Math.round(distance)}; glide in several legs`,
      )
    await getOff(bot, { signal })
    if (!(await wearElytra(bot))) return failed('missing-item', 'No elytra in inventory')
    const rockets = countItems(bot)[rocket] ?? 0
    const from = bot.entity.position.clone()
    if (!(await takeOff(context, position))) {
      const remedy =
        rockets > 0
          ? 'something is above me'
          : `stand at an edge ${leastDropBlocks} blocks high, or carry ${rocket}`
      return failed('not-possible', `I cannot take off here; ${remedy}`, { rockets })
    }
    const timeoutTicks = Math.ceil(leastTicks + distance * ticksPerBlock)
    await fly(context, { target: position, timeoutTicks })
    const landed = bot.entity.position.clone()
    const left = landed.distanceTo(position)
    if (left > arrivedBlocks && left <= walkBlocks) {
      const goal = new pathfinderPackage.goals.GoalNear(position.x, position.y, position.z, 2)
      await walkTo(bot, { goal, signal, random, timeoutMs: 60_000 })
      signal.throwIfAborted()
    }
    const at = bot.entity.position.clone()
    const detail = {
      position: at,
      glided: Math.round(levelDistance(from, landed)),
      rockets: rockets - (countItems(bot)[rocket] ?? 0),
    }
    const blocksLeft = Math.round(at.distanceTo(position))
    if (blocksLeft <= arrivedBlocks) return succeeded(detail)
    return failed('unreachable', `I came down ${blocksLeft} blocks from there`, { ...detail, blocksLeft })
  },
})

const levelDistance = (from: Vec3, to: Vec3): number => Math.hypot(to.x - from.x, to.z - from.z)

const chestSlot = 6

async function wearElytra(bot: Bot): Promise<boolean> {
  if (bot.inventory.slots[chestSlot]?.name === 'elytra') return true
  const item = bot.inventory.items().find(({ name }) => name === 'elytra')
  if (!item) return false
  await bot.equip(item, 'torso')
  return bot.inventory.slots[chestSlot]?.name === 'elytra'
}

/** Leaves the ground, running off an edge or jumping under a rocket. */
async function takeOff(context: PrimitiveContext, target: Vec3): Promise<boolean> {
  const { bot, signal } = context
  const hasRocket = await holdItem(bot, rocket)
  await face(bot, target, hasRocket ? 0.6 : 0)
  bot.setControlState('jump', true)
  bot.setControlState('forward', !hasRocket)
  bot.setControlState('sprint', !hasRocket)
  const startY = bot.entity.position.y
  const isFalling = (): boolean =>
    !bot.entity.onGround &&
    bot.entity.velocity.y < -0.1 &&
    (hasRocket || bot.entity.position.y < startY - 0.5)
  const isOff = await waitForTicks(bot, takeOffTicks, { signal, until: isFalling })
  bot.clearControlStates()
  if (!isOff) return false
  await bot.elytraFly()
  if (hasRocket) bot.activateItem()
  await waitForTicks(bot, 2, { signal })
  return isGliding(bot)
}

// mineflayer's typings leave the member out.
const isGliding = (bot: Bot): boolean => Reflect.get(bot.entity, 'elytraFlying') === true

async function face(bot: Bot, target: Vec3, pitch: number): Promise<void> {
  const way = target.minus(bot.entity.position)
  await bot.look(Math.atan2(-way.x, -way.z), pitch, true)
}

async function fly(
  { bot, signal }: PrimitiveContext,
  { target, timeoutTicks }: { readonly target: Vec3; readonly timeoutTicks: number },
): Promise<void> {
  let litAt = 0
  for (let tick = 0; tick < timeoutTicks && !bot.entity.onGround; tick += 1) {
    const { position, velocity } = bot.entity
    const away = levelDistance(position, target)
    const height = position.y - target.y
    const speed = Math.hypot(velocity.x, velocity.z)
    await face(bot, target, choosePitch({ away, height, speed }))
    const isSlow = away > walkBlocks / 2 && height < away / 5 && speed < slowBlocksPerTick
    if (isSlow && tick - litAt > rocketTicks && (await holdItem(bot, rocket))) {
      bot.activateItem()
      litAt = tick
    }
    await waitForTicks(bot, 1, { signal })
  }
}
