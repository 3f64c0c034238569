import type { Bot } from 'mineflayer'
import { Vec3 } from 'vec3'
import { createKnownFalls, type KnownFalls } from './known-falls.ts'
import { makeSearchBlock, missingKind, type BlockKind, type SearchBlock } from './search-block.ts'

type Column = ReturnType<Bot['world']['getColumn']>

/** A cube of the land of eight blocks each way: the steps from one place seldom leave it. */
interface Cube {
  readonly column: Column
  readonly blocks: (SearchBlock | undefined)[]
}

/** The land of one search for a way: every block is looked up once, and keeps what was found out about it. */
export class SearchLand {
  /** Ends of the falls that the search has looked into. */
  readonly falls: KnownFalls = createKnownFalls((x, y, z) => this.at(x, y, z))
  readonly #bot: Bot
  readonly #kindOf: (state: number, place: Vec3) => BlockKind | undefined
  readonly #cubes = new Map<number, Cube>()
  #cube: Cube | undefined
  #cubeKey = -1

  constructor(bot: Bot, kindOf: (state: number, place: Vec3) => BlockKind | undefined) {
    this.#bot = bot
    this.#kindOf = kindOf
  }

  /** The block at whole coordinates. */
  at(x: number, y: number, z: number): SearchBlock {
    // Keys repeat after 8,192 blocks, which no search spans.
    const key = (((x >> 3) & 1023) << 20) | (((z >> 3) & 1023) << 10) | ((y >> 3) & 1023)
    const cube = this.#cube && key === this.#cubeKey ? this.#cube : this.#cubeOf(key, x, z)
    const index = (x & 7) | ((z & 7) << 3) | ((y & 7) << 6)
    return (cube.blocks[index] ??= this.#load(cube.column, { x, y, z }))
  }

  #cubeOf(key: number, x: number, z: number): Cube {
    let cube = this.#cubes.get(key)
    if (!cube) {
      const blocks = Array.from<SearchBlock | undefined>({ length: 512 }).fill(undefined)
      cube = { column: this.#bot.world.getColumn(x >> 4, z >> 4), blocks }
      this.#cubes.set(key, cube)
    }
    this.#cube = cube
    this.#cubeKey = key
    return cube
  }

  #load(column: Column, { x, y, z }: { x: number; y: number; z: number }): SearchBlock {
    const place = new Vec3(x & 15, y, z & 15)
    const state: number | undefined = column?.getBlockStateId(place) ?? undefined
    place.x = x
    place.z = z
    const kind = state === undefined ? undefined : this.#kindOf(state, place)
    return makeSearchBlock(place, kind ?? missingKind)
  }
}
