import { formatPosition, type Clock } from '@voyager-mc/core'
import type { Bot } from 'mineflayer'
import type { Vec3 } from 'vec3'
import { isWet } from '../bot/is-wet.ts'
import { timeBox } from '../bot/time-box.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'

/** End of one cast: a bite that was reeled in, or why none came. */
export type Cast = { readonly status: 'bite' } | { readonly status: 'vain'; readonly cause: string }

export interface CastRodOptions {
  readonly signal: AbortSignal
  readonly clock: Clock
  /** Cell of the water to cast at. */
  readonly water: Vec3
}

type Entity = Bot['entity']

// A bite takes up to thirty seconds; the original reels in after a minute.
const biteMs = 60_000
// Three seconds: by then a bobber lies still, wherever it is.
const landTicks = 60
const stillTicks = 8
const reelTicks = 5
// The server learns of a look with the next tick's movement; a cast before that flies the old way.
const lookTicks = 2

/** Casts the rod in hand at water and waits for a bite, but only where the bobber floats. */
export async function castRod(bot: Bot, { signal, clock, water }: CastRodOptions): Promise<Cast> {
  await bot.lookAt(water.offset(0.5, 1, 0.5), true)
  await waitForTicks(bot, lookTicks, { signal })
  const others = new Set(bobbers(bot).map(({ id }) => id))
  const ended = new AbortController()
  let isOver = false
  const fishing = timeBox(bot.fish(), {
    clock,
    signal: AbortSignal.any([signal, ended.signal]),
    timeoutMs: biteMs,
  }).finally(() => {
    isOver = true
  })
  // Whoever ends the cast early does not wait for its end.
  fishing.catch(() => undefined)
  try {
    const isMine = ({ id }: Entity): boolean => !others.has(id)
    const isStill = stillness(() => bobbers(bot).find(isMine))
    await waitForTicks(bot, landTicks, { signal, until: () => isOver || isStill() })
    const cause = isOver ? undefined : strayed(bot, bobbers(bot).find(isMine))
    if (cause !== undefined) {
      bot.activateItem()
      await waitForTicks(bot, reelTicks, { signal })
      return { status: 'vain', cause }
    }
    const end = await fishing
    if (end.status === 'done') return { status: 'bite' }
    if (end.status === 'refused') return { status: 'vain', cause: 'the line was lost' }
    bot.activateItem()
    return { status: 'vain', cause: `nothing bit within ${biteMs / 1000} s at ${formatPosition(water)}` }
  } finally {
    ended.abort()
  }
}

function bobbers(bot: Bot): readonly Entity[] {
  return Object.values(bot.entities).filter(({ name }) => name === 'fishing_bobber')
}

/** Asked once a tick: whether a bobber has not moved aside for some of them. */
function stillness(find: () => Entity | undefined): () => boolean {
  let last: Vec3 | undefined
  let ticks = 0
  return () => {
    const position = find()?.position
    const isSame = position !== undefined && last !== undefined && position.xzDistanceTo(last) < 0.05
    last = position?.clone()
    ticks = isSame ? ticks + 1 : 0
    return ticks >= stillTicks
  }
}

/** Says where a bobber is that floats nowhere; undefined for one that floats. */
function strayed(bot: Bot, bobber: Entity | undefined): string | undefined {
  if (bobber === undefined) return 'no bobber left the rod'
  const { position } = bobber
  const names = [0, -0.5].map((down) => bot.blockAt(position.offset(0, down, 0))?.name ?? '')
  if (names.some(isWet)) return undefined
  const hooked = Object.values(bot.entities).find(
    (each) => each !== bobber && each !== bot.entity && each.position.distanceTo(position) < 1.5,
  )
  const lies = names.find((name) => name !== 'air' && name !== '') ?? 'the ground'
  const where = formatPosition(position.floored())
  return hooked?.name === undefined
    ? `the bobber lies on ${lies} at ${where}`
    : `the bobber hangs on a ${hooked.name} at ${where}`
}
