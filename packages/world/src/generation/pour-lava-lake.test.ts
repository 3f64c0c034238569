import { expect, test } from 'vitest'
import { loadRegistry } from '../registry/prismarine-loaders.ts'
import { createGenerator } from './create-generator.ts'
import { seaLevel } from './create-terrain.ts'
import { mayHoldLavaLake } from './pour-lava-lake.ts'

const seed = 7
const registry = loadRegistry('1.19.4')
const generator = createGenerator({ registry, seed: seed })

test('lava lakes lie in flat ground above the sea, rimmed with stone', () => {
  let lakes = 0
  for (let chunk = 0; chunk < 60 * 60 && lakes < 3; chunk += 1) {
    const [chunkX, chunkZ] = [chunk % 60, Math.floor(chunk / 60)]
    if (!mayHoldLavaLake(seed, { chunkX, chunkZ })) continue
    const column = generator.generateColumn(chunkX, chunkZ)
    const nameAt = (x: number, y: number, z: number): string =>
      registry.blocksByStateId[column.getBlockStateId({ x, y, z })]?.name ?? 'unknown'
    for (let y = 120; y > seaLevel; y -= 1) {
      const row = Array.from({ length: 16 }, (_, x) => nameAt(x, y, 8))
      const first = row.indexOf('lava')
      if (first < 0) continue
      lakes += 1
      expect(row[first - 1]).toBe('stone')
      expect(row[row.lastIndexOf('lava') + 1]).toBe('stone')
      expect(nameAt(first, y + 1, 8)).toBe('air')
      break
    }
  }
  expect(lakes).toBe(3)
})
