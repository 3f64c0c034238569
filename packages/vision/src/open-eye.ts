import { definedOf, InvalidArgumentError, untilAborted, type CallOptions } from '@voyager-mc/core'
import { PictureError } from './picture-error.ts'
import type { Camera } from './render/camera.ts'
import type { PictureSize } from './render/scene.ts'
import { readScene } from './read-scene.ts'
import { followTerrain, type TerrainFeed } from './terrain/follow-terrain.ts'
import type { ViewedBot } from './viewed-bot.ts'
import { startVisionThread, type VisionThread } from './vision-thread.ts'

/** Size and reach of pictures; every part has a default. */
export type PictureOptions = Partial<PictureSize>

/** Options of one picture. */
export interface SeeOptions extends CallOptions, PictureOptions {
  /** Anywhere in the loaded world; the bot's own eyes by default. */
  readonly camera?: Camera
}

/** One picture as PNG. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly png: Uint8Array
}

/** Takes pictures of a bot's world in a thread of its own. */
export interface Eye {
  /** Takes a picture of the world as it is at the call; throws `PictureError` when none can be had. */
  see(this: void, bot: ViewedBot, options?: SeeOptions): Promise<Picture>
  /** Ends the thread; pictures on the way fail. */
  close(this: void): Promise<void>
}

const defaults: PictureSize = {
  width: 320,
  height: 240,
  rangeBlocks: 64,
  fieldOfViewDegrees: 70,
  leastBrightness: 0.6,
}

/** Least and greatest value of each part of a picture's size. */
const bounds: Readonly<Record<keyof PictureSize, readonly [number, number]>> = {
  width: [16, 1920],
  height: [16, 1080],
  rangeBlocks: [1, 256],
  fieldOfViewDegrees: [10, 150],
  leastBrightness: [0, 1],
}

/** Opens an eye, whose pictures have these sizes unless a call says otherwise. */
export function openEye(options: PictureOptions = {}): Eye {
  const usual = checkSize({ ...defaults, ...definedOf(options) })
  let seen: SeenWorld | undefined
  let ending: Promise<void> = Promise.resolve()
  let isClosed = false
  const leave = (): Promise<void> => {
    const left = seen
    seen = undefined
    left?.feed.stop()
    // Ending a thread never fails.
    return (ending = Promise.all([ending, left?.thread.end()]).then(() => undefined))
  }
  const turnTo = (bot: ViewedBot): SeenWorld => {
    if (seen?.bot === bot) return seen
    // Another bot is another world: the thread forgets all with its end.
    void leave()
    return (seen = { bot, feed: followTerrain(bot), thread: startVisionThread() })
  }
  return {
    async see(bot, { camera, signal, ...wanted } = {}) {
      if (isClosed) throw new PictureError('The eye is closed; open another one.')
      signal?.throwIfAborted()
      const size = checkSize({ ...usual, ...definedOf(wanted) })
      const scene = readScene(bot, camera && checkCamera(camera))
      const { feed, thread } = turnTo(bot)
      const news = feed.take(scene.camera.position, size)
      const png = await untilAborted(thread.draw({ news, scene, size }), { signal })
      return { width: size.width, height: size.height, png }
    },
    async close() {
      isClosed = true
      await leave()
    },
  }
}

interface SeenWorld {
  readonly bot: ViewedBot
  readonly feed: TerrainFeed
  readonly thread: VisionThread
}

function checkSize(size: PictureSize): PictureSize {
  for (const [name, [least, most]] of Object.entries(bounds)) {
    const value: unknown = Reflect.get(size, name)
    const isWhole = name === 'leastBrightness' || name === 'fieldOfViewDegrees' || Number.isInteger(value)
    if (typeof value === 'number' && value >= least && value <= most && isWhole) continue
    throw new InvalidArgumentError(name, value, `use a number from ${least} to ${most}.`)
  }
  return size
}

function checkCamera(camera: Camera): Camera {
  const { position, yaw, pitch } = camera
  for (const [name, value] of Object.entries({ ...position, yaw, pitch }))
    if (!Number.isFinite(value))
      throw new InvalidArgumentError(`camera ${name}`, value, 'use a finite number.')
  return camera
}
