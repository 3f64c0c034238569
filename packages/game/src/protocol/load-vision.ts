import type { openEye, pictureUrl } from '@voyager-mc/vision'
import type { watchWorld } from '@voyager-mc/vision/watch'
import { GameStartError } from '../errors/game-start-error.ts'

export interface VisionPackage {
  readonly openEye: typeof openEye
  readonly pictureUrl: typeof pictureUrl
  readonly watchWorld: typeof watchWorld
}

/** Loads the package that looks at worlds, which need not be installed. */
export async function loadVision(): Promise<VisionPackage> {
  try {
    const [pictures, { watchWorld }] = await Promise.all([
      import('@voyager-mc/vision'),
      import('@voyager-mc/vision/watch'),
    ])
    return { openEye: pictures.openEye, pictureUrl: pictures.pictureUrl, watchWorld }
  } catch (cause) {
    const isMissing = cause instanceof Error && 'code' in cause && cause.code === 'ERR_MODULE_NOT_FOUND'
    if (!isMissing) throw cause
    throw new GameStartError(
      'missing-package',
      '@voyager-mc/vision is not installed; run npm install @voyager-mc/vision, or look at the game without pictures.',
      { cause },
    )
  }
}
