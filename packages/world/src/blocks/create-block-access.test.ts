import { expect, test } from 'vitest'
import { createColumnEdits } from '../columns/column-edits.ts'
import { createColumnStore } from '../columns/column-store.ts'
import { createFlatGenerator } from '../generation/index.ts'
import { loadRegistry } from '../registry/prismarine-loaders.ts'
import { createBlockAccess } from './create-block-access.ts'

test('the first look at a place is right, also when its column is looked at elsewhere while it loads', () => {
  const registry = loadRegistry('1.19.4')
  const generator = createFlatGenerator({ registry })
  const columns = createColumnStore({
    generate: ({ chunkX, chunkZ }) => generator.generateColumn(chunkX, chunkZ),
    minY: { overworld: -64, the_nether: 0, the_end: 0 },
    edits: createColumnEdits(),
  })
  const blocks = createBlockAccess({ registry, columns, onChange: () => undefined })
  const { height } = generator.surfaceAt(40, 40)
  const high = { x: 40, y: height + 30, z: 40, dimension: 'overworld' } as const
  columns.onLoad(() => void blocks.at({ ...high, y: height }))
  expect(blocks.at(high).name).toBe('air')
})
