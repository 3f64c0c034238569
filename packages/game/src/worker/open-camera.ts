import type { TakeScreenshot } from '@voyager-mc/bot-runtime'
import type { PictureOptions } from '@voyager-mc/vision'
import { loadVision } from '../protocol/load-vision.ts'
import type { GameTime } from './game-time.ts'

/** Opens what takes the pictures of a game; the world stands still while one is taken. */
export async function openCamera(
  options: PictureOptions,
  { freeze, thaw }: Pick<GameTime, 'freeze' | 'thaw'>,
): Promise<TakeScreenshot> {
  const vision = await loadVision()
  const eye = vision.openEye(options)
  return async (bot, { signal }) => {
    freeze()
    try {
      return vision.pictureUrl(await eye.see(bot, signal ? { signal } : {}))
    } finally {
      thaw()
    }
  }
}
