import type { Registry } from '../../registry/registry.ts'
import { firstState } from '../create-block-palette.ts'
import type { SeededRandom } from '../create-random.ts'

/** Room between a floor and a ceiling of a cave. */
export interface CaveRoom {
  /** Puts a state so many blocks over the lowest free one: −1 is the floor, `room` the ceiling; 0 is left out. */
  readonly put: (up: number, state: number) => void
  /** Free blocks. */
  readonly room: number
  readonly random: SeededRandom
}

/** Growth of a kind of cave. */
export interface CaveDress {
  /** Dresses the ceiling; returns how many blocks hang down. */
  hang(room: CaveRoom): number
  /** Dresses the floor. */
  grow(room: CaveRoom): void
}

// https://minecraft.wiki/w/Lush_Caves
const mossChance = 0.7
const vineChance = 0.14
const berryChance = 0.3
const longestVine = 6

/** Dress of lush caves: moss, vines with glow berries, blossoms, azaleas and dripleaves. */
export function lushDress(registry: Registry): CaveDress {
  const moss = firstState(registry, 'moss_block')
  const blossom = firstState(registry, 'spore_blossom')
  const tips = [false, true].map((berries) => firstState(registry, 'cave_vines', { age: 20, berries }))
  const stems = [false, true].map((berries) => firstState(registry, 'cave_vines_plant', { berries }))
  const floor: readonly (readonly [share: number, state: number])[] = [
    [0.14, firstState(registry, 'short_grass grass')],
    [0.12, firstState(registry, 'moss_carpet')],
    [0.03, firstState(registry, 'azalea')],
    [0.02, firstState(registry, 'flowering_azalea')],
    [0.03, firstState(registry, 'big_dripleaf', { facing: 'north', tilt: 'none' })],
  ]
  return {
    hang({ put, room, random }) {
      if (random.next() >= mossChance) return 0
      put(room, moss)
      const draw = random.next()
      if (draw < vineChance && room > 2) {
        const length = random.between(1, Math.min(longestVine, room - 2))
        for (let down = 1; down <= length; down += 1) {
          const kinds = down === length ? tips : stems
          put(room - down, kinds[Number(random.next() < berryChance)] ?? 0)
        }
        return length
      }
      if (draw < vineChance + 0.015 && room > 2) {
        put(room - 1, blossom)
        return 1
      }
      return 0
    },
    grow({ put, room, random }) {
      if (random.next() >= mossChance) return
      put(-1, moss)
      if (room < 1) return
      let draw = random.next()
      for (const [share, state] of floor) {
        if (draw < share) {
          put(0, state)
          return
        }
        draw -= share
      }
    },
  }
}

// https://minecraft.wiki/w/Dripstone_Caves
const blockChance = 0.45
const spikeChance = 0.16
const longestSpike = 4

/** Dress of dripstone caves: dripstone with points that hang and stand. */
export function dripstoneDress(registry: Registry): CaveDress {
  const block = firstState(registry, 'dripstone_block')
  const point = (thickness: string, way: string): number =>
    firstState(registry, 'pointed_dripstone', { thickness, vertical_direction: way, waterlogged: false })
  const draw = (random: SeededRandom, room: number): number =>
    random.next() < spikeChance && room > 2 ? random.between(1, Math.min(longestSpike, room - 2)) : 0
  return {
    hang({ put, room, random }) {
      if (random.next() >= blockChance) return 0
      put(room, block)
      const length = draw(random, room)
      for (let out = 1; out <= length; out += 1) put(room - out, point(thicknessOf(out, length), 'down'))
      return length
    },
    grow({ put, room, random }) {
      if (random.next() >= blockChance) return
      put(-1, block)
      const length = draw(random, room)
      for (let out = 1; out <= length; out += 1) put(out - 1, point(thicknessOf(out, length), 'up'))
    },
  }
}

/** Thickness of a point's block so far from its root. */
function thicknessOf(out: number, length: number): string {
  if (out === length) return 'tip'
  if (out === length - 1) return 'frustum'
  return out === 1 ? 'base' : 'middle'
}
