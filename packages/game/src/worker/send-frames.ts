import type { MinecraftEnvironment } from '@voyager-mc/bot-runtime'
import type { WorldFrame, WorldWatch } from '@voyager-mc/vision/watch'
import { definedOf } from '@voyager-mc/core'
import { loadVision, type VisionPackage } from '../protocol/load-vision.ts'
import type { Watching } from '../protocol/watching.ts'
import type { GameTime } from './game-time.ts'

/** Time of the wall between two frames, in milliseconds: often enough for an eye that sees them joined. */
const frameMs = 250

export interface SendFramesOptions {
  readonly environment: Pick<MinecraftEnvironment, 'bot'>
  readonly primitive: () => string | undefined
  readonly every: GameTime['every']
  readonly send: (frame: WorldFrame) => void
}

/** Frames of one bot's world. */
export interface FrameSender {
  /** Begins, goes on at another pace, or ends; nothing is done for nobody. */
  set(this: void, watching: Watching | undefined): Promise<void>
}

type Bot = NonNullable<MinecraftEnvironment['bot']>

/** Sends frames of the bot while they are wanted, also of the bot that takes its place after a new connection. */
export function createFrameSender({ environment, primitive, every, send }: SendFramesOptions): FrameSender {
  let stop = (): void => undefined
  let isLate = 0
  return {
    async set(watching) {
      const turn = (isLate += 1)
      stop()
      stop = () => undefined
      if (watching === undefined) return
      const vision = await loadVision()
      // Another order came meanwhile.
      if (turn !== isLate) return
      const eye = createEye(vision, { environment, primitive, watching, send })
      const stopTimer = every(frameMs, eye.look)
      stop = () => {
        stopTimer()
        eye.close()
      }
    },
  }
}

interface FrameEye {
  look(this: void): void
  close(this: void): void
}

function createEye(
  { watchWorld }: VisionPackage,
  {
    environment,
    primitive,
    watching: { everyTicks, rangeBlocks },
    send,
  }: Pick<SendFramesOptions, 'environment' | 'primitive' | 'send'> & { readonly watching: Watching },
): FrameEye {
  let watched: { readonly bot: Bot; readonly watch: WorldWatch } | undefined
  let ticks = 0
  const look = (): void => {
    const { bot } = environment
    if (bot !== watched?.bot) turnTo(bot)
    const frame = watched?.watch.take()
    if (frame === undefined) return
    ticks = 0
    send({ ...frame, ...definedOf({ primitive: primitive() }) })
  }
  // A listener to ticks needs no timer of the world, which would change its course.
  const onTick = (): void => {
    ticks += 1
    if (everyTicks !== undefined && ticks >= everyTicks) look()
  }
  const turnTo = (bot: Bot | undefined): void => {
    watched?.bot.off('physicsTick', onTick)
    watched?.watch.stop()
    watched = bot && { bot, watch: watchWorld(bot, { rangeBlocks }) }
    bot?.on('physicsTick', onTick)
  }
  // At once: in the time to the first look a fast world would be minutes ahead.
  turnTo(environment.bot)
  return { look, close: () => turnTo(undefined) }
}
