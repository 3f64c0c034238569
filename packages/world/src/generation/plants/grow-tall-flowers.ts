import type { Registry } from '../../registry/registry.ts'
import type { BiomeKind } from '../biome-kind.ts'
import { firstState } from '../create-block-palette.ts'
import { indexOnGround, type WildGrower } from './wild-land.ts'

interface Patch {
  readonly flowers: readonly string[]
  /** One chunk in so many has a patch. */
  readonly chunksPerPatch: number
}

// https://minecraft.wiki/w/Flower#Natural_generation. The game has sunflowers in plains of their own, which this world
// lacks, and a patch in the woods in one of some thirty chunks, which is a long walk here.
const woods: Patch = { flowers: ['lilac', 'rose_bush', 'peony'], chunksPerPatch: 6 }
const patches: Readonly<Partial<Record<BiomeKind, Patch>>> = {
  plains: { flowers: ['sunflower'], chunksPerPatch: 14 },
  forest: woods,
  birch_forest: woods,
  dark_forest: woods,
}

const triesPerPatch = 18
const reach = 4

/** Grows patches of flowers of two blocks, one kind in each. */
export function tallFlowerGrower(registry: Registry): WildGrower {
  const grass = firstState(registry, 'grass_block')
  const halves = new Map(
    Object.values(patches).flatMap(({ flowers }) =>
      flowers.map((name) => [
        name,
        [
          firstState(registry, name, { half: 'lower' }),
          firstState(registry, name, { half: 'upper' }),
        ] as const,
      ]),
    ),
  )
  return (land) => {
    const { states, map, random } = land
    const [centreX, centreZ] = [random.between(reach, 15 - reach), random.between(reach, 15 - reach)]
    const { kind } = map.at(centreX, centreZ)
    const patch = patches[kind]
    if (!patch || random.next() * patch.chunksPerPatch >= 1) return
    const name = patch.flowers[random.between(0, patch.flowers.length - 1)] ?? ''
    const [lower, upper] = halves.get(name) ?? [0, 0]
    if (lower === 0) return
    for (let tries = 0; tries < triesPerPatch; tries += 1) {
      const [x, z] = [centreX + random.between(-reach, reach), centreZ + random.between(-reach, reach)]
      const index = indexOnGround(land, x, z)
      const isFree = states[index - 256] === grass && states[index] === 0 && states[index + 256] === 0
      if (!isFree || map.at(x, z).kind !== kind) continue
      states[index] = lower
      states[index + 256] = upper
    }
  }
}
