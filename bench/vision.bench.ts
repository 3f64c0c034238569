import { mkdirSync, writeFileSync } from 'node:fs'
import { createMinecraftEnvironment } from '@voyager-mc/bot-runtime'
import { lookAt, openEye, type SeeOptions } from '@voyager-mc/vision'
import { startWorld } from '@voyager-mc/world'
import { medianMs, rounded, type Benchmark, type Row } from './benchmark.ts'

const rounds = 7
// Long enough for the columns around the spawn to arrive.
const loadingMs = 3000

/** Time to a picture of generated land, with the limits it has to keep; the pictures are kept beside the report. */
export const benchmark: Benchmark = {
  question: 'How long does a first-person picture take?',
  async measure(): Promise<readonly Row[]> {
    const world = await startWorld({ seed: 5, viewDistanceChunks: 6 })
    const environment = createMinecraftEnvironment({ port: world.port, version: world.version })
    const eye = openEye()
    try {
      await environment.reset()
      await new Promise((resolve) => setTimeout(resolve, loadingMs))
      const { bot } = environment
      if (bot === undefined) throw new Error('The bot has left its world.')
      const { x, y, z } = bot.entity.position
      const corner = lookAt({ x: x + 12, y: y + 8, z: z + 12 }, { x, y, z })
      const wanted: readonly (readonly [string, SeeOptions, number])[] = [
        ['320x240', {}, 100],
        ['320x240 from a corner', { camera: corner }, 100],
        ['640x480, range 96', { width: 640, height: 480, rangeBlocks: 96 }, 500],
      ]
      const rows: Row[] = []
      mkdirSync('.bench', { recursive: true })
      for (const [picture, options, limitMs] of wanted) {
        const startedAt = performance.now()
        const { png } = await eye.see(bot, options)
        const firstMs = performance.now() - startedAt
        writeFileSync(`.bench/vision-${picture.replaceAll(/\W+/g, '-')}.png`, png)
        const warmMs = await medianMs(rounds, () => eye.see(bot, options))
        rows.push({
          picture,
          'first, ms': rounded(firstMs),
          'warm, ms': rounded(warmMs),
          'limit, ms': limitMs,
        })
      }
      return rows
    } finally {
      await eye.close()
      await environment.close()
      await world.close()
    }
  },
}
