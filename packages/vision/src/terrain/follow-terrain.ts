import type { Position } from '@voyager-mc/core'
import { lookOfState } from '../blocks/look-of-state.ts'
import type { ViewedBot } from '../viewed-bot.ts'
import { readSection } from './read-section.ts'
import { sectionKey, sectionSize, type Section, type TerrainNews } from './section.ts'

/** A bot's world as something that tells what is new. */
export interface TerrainFeed {
  /** Sections around a place that were not told yet, nearest first, with all changes since the last call. */
  take(this: void, around: Position, options: TakeTerrainOptions): TerrainNews
  /** Listens to the bot no longer. */
  stop(this: void): void
}

export interface TakeTerrainOptions {
  readonly rangeBlocks: number
  /** Sections of one call at most; the rest comes with the next. All by default. */
  readonly limit?: number
}

/** Follows the blocks of a bot's world. */
export function followTerrain(bot: ViewedBot): TerrainFeed {
  const told = new Set<string>()
  const known = new Set<number>([0])
  let changes: TerrainNews['changes'][number][] = []
  let { dimension } = bot.game
  const stopListening = listenToBlocks(bot, {
    onBlock(x, y, z, state) {
      if (told.has(sectionKey(x >> 4, y >> 4, z >> 4))) changes.push([x, y, z, state])
    },
    onColumn(this: void, chunkX, chunkZ) {
      for (const key of told) if (isInColumn(key, chunkX, chunkZ)) told.delete(key)
    },
  })
  return {
    take(around, { rangeBlocks, limit = Infinity }) {
      if (bot.game.dimension !== dimension) {
        dimension = bot.game.dimension
        told.clear()
        changes = []
      }
      const sections: Section[] = []
      for (const place of placesAround(around, rangeBlocks)) {
        if (sections.length >= limit) break
        const key = sectionKey(place.x, place.y, place.z)
        if (told.has(key)) continue
        const section = readSection(bot.world, place)
        if (section === undefined) continue
        told.add(key)
        sections.push(section)
      }
      const taken = changes
      changes = []
      const looks = newLooks(bot, known, { sections, changes: taken })
      return { dimension, sections, changes: taken, looks }
    },
    stop: stopListening,
  }
}

function newLooks(
  { registry }: ViewedBot,
  known: Set<number>,
  { sections, changes }: Pick<TerrainNews, 'sections' | 'changes'>,
): TerrainNews['looks'] {
  const looks: TerrainNews['looks'][number][] = []
  const learn = (state: number): void => {
    if (known.has(state)) return
    known.add(state)
    const look = lookOfState(registry, state)
    if (look) looks.push([state, look])
  }
  for (const { states = [] } of sections) for (const state of states) learn(state)
  for (const [, , , state] of changes) learn(state)
  return looks
}

interface BlockListeners {
  readonly onBlock: (x: number, y: number, z: number, state: number) => void
  readonly onColumn: (chunkX: number, chunkZ: number) => void
}

function listenToBlocks(bot: ViewedBot, { onBlock, onColumn }: BlockListeners): () => void {
  const block = (
    _before: unknown,
    after: { readonly position: Position; readonly stateId?: number } | null,
  ): void => {
    if (after?.stateId === undefined) return
    onBlock(after.position.x, after.position.y, after.position.z, after.stateId)
  }
  const column = ({ x, z }: Position): void => onColumn(x >> 4, z >> 4)
  bot.on('blockUpdate', block)
  bot.on('chunkColumnLoad', column)
  bot.on('chunkColumnUnload', column)
  return () => {
    bot.removeListener('blockUpdate', block)
    bot.removeListener('chunkColumnLoad', column)
    bot.removeListener('chunkColumnUnload', column)
  }
}

function isInColumn(key: string, chunkX: number, chunkZ: number): boolean {
  return key.startsWith(`${chunkX},`) && key.endsWith(`,${chunkZ}`)
}

/** Places of all sections that reach into the cube around a place, nearest first. */
function placesAround({ x, y, z }: Position, rangeBlocks: number): readonly Omit<Section, 'states'>[] {
  const reach = Math.ceil(rangeBlocks / sectionSize)
  const [atX, atY, atZ] = [Math.floor(x) >> 4, Math.floor(y) >> 4, Math.floor(z) >> 4]
  const places: { x: number; y: number; z: number; far: number }[] = []
  for (let dx = -reach; dx <= reach; dx += 1)
    for (let dy = -reach; dy <= reach; dy += 1)
      for (let dz = -reach; dz <= reach; dz += 1)
        places.push({ x: atX + dx, y: atY + dy, z: atZ + dz, far: dx * dx + dy * dy + dz * dz })
  return places.sort((one, other) => one.far - other.far).map(({ far: _far, ...place }) => place)
}
