import type { ReflexOptions } from './start-reflex.ts'
import type { Bot } from 'mineflayer'
import { Vec3 } from 'vec3'
import type { Block } from '../bot/block.ts'
import { cornersOf } from '../bot/corners-of.ts'
import { isInWater } from '../bot/is-in-water.ts'
import { isBodyTaken, takeBody } from '../bot/body-control.ts'
import { takeHands } from '../bot/hands.ts'
import { listen } from '../bot/listen.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import { cushionFor, type Cushion } from './cushion.ts'

// A fall of three blocks does not hurt; the bucket goes into the hand a little later than that.
const harmlessBlocks = 3.5

// Blocks between feet and ground from which a bucket, five blocks from the eyes, reaches the ground.
const reachBlocks = 3.2

// Blocks above the ground from which the body is kept still for it: a few ticks of a deep fall.
const steerBlocks = 10

// Blocks looked at below a falling body: as far as it falls in two seconds.
const lookBlocks = 40

// A body in the air gets so much faster each tick, in blocks, and keeps so much of its speed down and sideways
// (https://minecraft.wiki/w/Entity#Motion_of_entities).
const [gravity, airDrag, sideDrag] = [0.08, 0.98, 0.91]

// As long as a fall of forty blocks takes.
const longestTicks = 60

// Ticks for the water to be poured and the body to come to rest in it.
const settleTicks = 12

/** Breaks a deep fall with water from a bucket, or a bed or hay, and takes it along again; returns what stops it. */
export function breakFall(bot: Bot, { signal, say }: ReflexOptions): () => void {
  let highest = bot.entity.position.y
  let hand: 'free' | 'reaching' | 'ready' | 'busy' = 'free'
  let cushion: Cushion | undefined
  /** The ground where the server believes the body to be, one tick ago, and the blocks to it. */
  let landing: { readonly ground: Block; readonly left: number } | undefined
  let giveBack: (() => void) | undefined
  const end = (): void => {
    hand = 'free'
    giveBack?.()
    giveBack = undefined
  }
  const depthTo = (ground: Block): number => highest - ground.position.y - 1
  const isDeep = (ground: Block): boolean => depthTo(ground) > harmlessBlocks
  const reach = (): void => {
    if (landing === undefined || !isDeep(landing.ground) || isBodyTaken(bot)) return
    cushion = cushionFor(bot, depthTo(landing.ground))
    if (cushion === undefined) return
    const { item } = cushion
    hand = 'reaching'
    takeHands(bot, () => bot.equip(item, 'hand')).then(
      () => {
        if (hand === 'reaching') hand = 'ready'
      },
      () => end(),
    )
  }
  const onFall = (): void => {
    if (hand === 'free') reach()
    // Until then a walk may still steer back to a ledge.
    if (hand === 'free' || !landing || landing.left > steerBlocks || !isDeep(landing.ground)) return
    giveBack ??= takeBody(bot)
    if (hand === 'ready' && cushion) void bot.look(cushion.yaw(bot, landing.ground), -Math.PI / 2, true)
  }
  const stop = listen(bot, 'physicsTick', () => {
    if (hand === 'busy') return
    const isFalling = isInFall(bot)
    // The order goes out before the news of this tick's place, so that it comes in time on the tick of the landing, too.
    if (hand === 'ready' && cushion && landing && landing.left <= reachBlocks) {
      // A ledge may have come in between.
      if (!isDeep(landing.ground)) return end()
      hand = 'busy'
      soften(bot, { cushion, ground: landing.ground }, { signal, say })
        // The end of a step leaves the water where it is.
        .catch(() => undefined)
        .finally(end)
      return
    }
    const { y } = bot.entity.position
    highest = isFalling ? Math.max(highest, y) : y
    const ground = isFalling ? landingOf(bot) : undefined
    landing = ground && { ground, left: y - ground.position.y - 1 }
    if (isFalling) onFall()
    else if (hand !== 'free') end()
  })
  return () => {
    stop()
    end()
  }
}

function isInFall(bot: Bot): boolean {
  const { entity } = bot
  return !entity.onGround && entity.velocity.y < -0.5 && !isInWater(bot)
}

/** The ground on which the body lands; undefined when there is none in sight, or water. */
function landingOf(bot: Bot): Block | undefined {
  const { position } = bot.entity
  const below = groundBelow(bot, position)
  if (below === undefined) return undefined
  // Whoever is thrown off flies past a ledge that is under it for a moment.
  const ahead = groundBelow(bot, position.plus(driftIn(bot, position.y - below.position.y - 1)))
  return ahead === undefined || ahead.position.y > below.position.y ? below : ahead
}

/** Way of the body sideways while it falls so many blocks. */
function driftIn({ entity: { velocity } }: Bot, blocks: number): Vec3 {
  let [fallen, speed, ticks] = [0, -velocity.y, 0]
  while (fallen < blocks && ticks < longestTicks) {
    speed = (speed + gravity) * airDrag
    fallen += speed
    ticks += 1
  }
  const share = (1 - sideDrag ** ticks) / (1 - sideDrag)
  return new Vec3(velocity.x * share, 0, velocity.z * share)
}

/** The highest ground under a body at a place; undefined when there is none in sight, or water. */
function groundBelow(bot: Bot, place: Vec3): Block | undefined {
  // A body whose middle is past an edge may still come down on it, and its way goes on from there.
  const grounds = [place, ...cornersOf(place)].flatMap((each) => firstBelow(bot, each) ?? [])
  const [highest] = grounds.toSorted((one, other) => other.position.y - one.position.y)
  return highest?.name === 'water' ? undefined : highest
}

/** The first block in a column on which, or in which, a fall ends. */
function firstBelow(bot: Bot, place: Vec3): Block | undefined {
  for (let down = 1; down <= lookBlocks; down += 1) {
    const block = bot.blockAt(place.offset(0, -down, 0), false)
    if (!block) return undefined
    if (block.name === 'water' || block.boundingBox === 'block') return block
  }
  return undefined
}

async function soften(
  bot: Bot,
  { cushion, ground }: { readonly cushion: Cushion; readonly ground: Block },
  { signal, say }: ReflexOptions,
): Promise<void> {
  const before = bot.health
  await Promise.all([cushion.use(bot, ground, { signal }), waitForTicks(bot, settleTicks, { signal })])
  if (bot.health <= 0) return
  const { name } = cushion.item
  say(
    `Broke a fall with the ${name.replaceAll('_', ' ')}, health ${Math.round(before)} to ${Math.round(bot.health)}.`,
  )
  await cushion.takeBack(bot, ground, { signal })
}
