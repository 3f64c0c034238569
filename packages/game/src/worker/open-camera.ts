import type { TakeScreenshot } from '@voyager-mc/bot-runtime'
import type { openEye, PictureOptions, pictureUrl } from '@voyager-mc/vision'
import { GameStartError } from '../errors/game-start-error.ts'
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

interface VisionPackage {
  readonly openEye: typeof openEye
  readonly pictureUrl: typeof pictureUrl
}

async function loadVision(): Promise<VisionPackage> {
  try {
    return await import('@voyager-mc/vision')
  } catch (cause) {
    const isMissing = cause instanceof Error && 'code' in cause && cause.code === 'ERR_MODULE_NOT_FOUND'
    if (!isMissing) throw cause
    throw new GameStartError(
      'missing-package',
      '@voyager-mc/vision is not installed; run npm install @voyager-mc/vision, or leave screenshot out.',
      { cause },
    )
  }
}
