import type { PictureSize, Scene } from './render/scene.ts'
import type { TerrainNews } from './terrain/section.ts'

/** Message to the thread that draws: what is new in the world, and the picture wanted. */
export interface PictureRequest {
  readonly id: number
  readonly news: TerrainNews
  readonly scene: Scene
  readonly size: PictureSize
}

/** Answer of that thread. */
export interface PictureAnswer {
  readonly id: number
  readonly png: Uint8Array
}
