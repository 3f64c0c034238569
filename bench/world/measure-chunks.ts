import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { startWorld } from '@voyager-mc/world'
import { rounded, type Row } from '../benchmark.ts'

const warmUp = 100
const wanted = 400

/** How fast ground is made and what it costs to keep. */
export async function measureChunks(version: string): Promise<readonly Row[]> {
  const world = await startWorld({ version, seed: 7 })
  world.pause()
  const touch = (from: number, count: number): void => {
    for (let index = from; index < from + count; index += 1) {
      world.blockAt({ x: (index % 20) * 16, y: 64, z: Math.floor(index / 20) * 16 })
    }
  }
  touch(0, warmUp)
  const bytesBefore = usedBytes()
  const startedAt = performance.now()
  touch(warmUp, wanted)
  const seconds = (performance.now() - startedAt) / 1000
  const bytes = usedBytes() - bytesBefore
  await world.close()
  return [
    { what: 'chunks made per second', figure: String(rounded(wanted / seconds)), target: '' },
    {
      what: 'memory per 100 chunks',
      figure: `${rounded(bytes / 1e6 / (wanted / 100))} MB`,
      target: '',
    },
  ]
}

function usedBytes(): number {
  setFlagsFromString('--expose-gc')
  // The flag gives new contexts the function.
  const collect = runInNewContext('gc') as () => void
  collect()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}
