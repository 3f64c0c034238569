import { createBlockLight, type BlockLight } from '../blocks/block-light.ts'
import { parseIndexInColumn } from '../columns/block-index.ts'
import { columnKey } from '../columns/column-key.ts'
import type { Column, ColumnStore } from '../columns/column-store.ts'
import type { Mechanic } from '../context/mechanic.ts'
import { placeKey, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { lightPacket } from '../protocol/chunk-packets.ts'
import type { ClientWorld } from '../views/client-view.ts'

/** Parts that the light of blocks stands on. */
export interface CreateLightingOptions {
  readonly columns: Pick<ColumnStore, 'edits' | 'onLoad' | 'all' | 'peek'>
  readonly clientWorld: Pick<ClientWorld, 'hasColumn'>
}

/** Lets torches, lava and their like shine, and tells clients when the light of a place has changed. */
export function createLighting({ columns, clientWorld }: CreateLightingOptions): Mechanic {
  const changed = new Map<string, Place>()
  let light: BlockLight | undefined
  const lightUp = (world: WorldContext, column: Column): void => {
    light?.lightColumn(column, shiningPlaces(world, columns, column))
  }
  return {
    name: 'lighting',
    // Nothing to keep: light follows from the blocks.
    start(world) {
      light = createBlockLight(world.blocks, columns)
      columns.onLoad((column) => lightUp(world, column))
      for (const column of columns.all()) lightUp(world, column)
    },
    restored(world) {
      changed.clear()
      for (const column of columns.all()) lightUp(world, column)
    },
    blockChanged(_world, { position, before, after }) {
      if (before.lightEmission === after.lightEmission && before.lightLoss === after.lightLoss) return
      changed.set(placeKey(position), position)
    },
    tick(world) {
      if (changed.size === 0 || !light) return
      const touched = light.relight(changed.values())
      changed.clear()
      for (const column of touched) {
        const { name, params } = lightPacket(world, column)
        for (const player of world.players)
          if (clientWorld.hasColumn(player, column)) player.send(name, params)
      }
    },
  }
}

// What the generator made to shine, and what was set since.
function shiningPlaces(
  world: WorldContext,
  columns: CreateLightingOptions['columns'],
  column: Column,
): readonly Place[] {
  const { dimension, chunkX, chunkZ } = column
  const { minY } = world.blocks.in(dimension)
  const places = (column.chunk.shining ?? []).map(({ x, y, z }) => ({
    x: chunkX * 16 + x,
    y,
    z: chunkZ * 16 + z,
    dimension,
  }))
  for (const [index, stateId] of columns.edits.of(columnKey(column))) {
    if (world.blocks.state(stateId).lightEmission === 0) continue
    const { x, y, z } = parseIndexInColumn(index, minY)
    places.push({ x: chunkX * 16 + x, y, z: chunkZ * 16 + z, dimension })
  }
  return places
}
