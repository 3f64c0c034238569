// The file that an eye's thread runs; nothing imports it.
import { parentPort } from 'node:worker_threads'
import { encodePng } from './drawing/encode-png.ts'
import type { PictureAnswer, PictureRequest } from './picture-request.ts'
import { renderPicture } from './render/render-picture.ts'
import { createTerrain } from './terrain/terrain.ts'

const terrain = createTerrain()
// Posted by `startVisionThread` only.
parentPort?.on('message', ({ id, news, scene, size }: PictureRequest) => {
  terrain.learn(news)
  const answer: PictureAnswer = { id, png: encodePng(renderPicture(terrain, { scene, size })) }
  parentPort?.postMessage(answer)
})
