import { Vec3 } from 'vec3'
import { expect, test } from 'vitest'
import { makeFakeBot } from './fake-bot.ts'
import { loadedSections } from './loaded-sections.ts'

interface StateColumn {
  getBlockStateId(at: Vec3): number
  setBlockStateId(at: Vec3, state: number): void
}

const centre = new Vec3(8, 72, 8)

test.each(['1.16.5', '1.17.1', '1.19.4', '1.21.4'])(
  'a section gives the states of its column, however few or many kinds it holds: %s',
  (version) => {
    for (const kinds of [1, 2, 20, 900]) {
      const { bot } = makeFakeBot({ version })
      // prismarine-world types a column as opaque.
      const column = bot.world.getColumn(0, 0) as StateColumn
      for (let cell = 0; cell < 4096; cell += 1)
        column.setBlockStateId(
          new Vec3(cell & 15, 64 + (cell >> 8), (cell >> 4) & 15),
          1 + ((cell * 7) % kinds),
        )
      const [section] = [...loadedSections(bot.world, { centre, maxDistance: 0 })]
      const differing = (): readonly number[] =>
        Array.from({ length: 4096 }, (_, cell) => cell).filter((cell) => {
          const [x, y, z] = [cell & 15, cell >> 8, (cell >> 4) & 15]
          return section?.stateAt(x, y, z) !== column.getBlockStateId(new Vec3(x, 64 + y, z))
        })
      expect(differing()).toEqual([])
      // More kinds than its palette had room for: it keeps them in another way from here on.
      for (let cell = 0; cell < 600; cell += 1)
        column.setBlockStateId(new Vec3(cell & 15, 64 + (cell >> 8), (cell >> 4) & 15), 2000 + cell)
      expect(differing()).toEqual([])
    }
  },
)
