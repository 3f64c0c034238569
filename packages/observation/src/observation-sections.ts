import type { Observation } from '@voyager-mc/core'
import { renderBiome } from './sections/render-biome.ts'
import { renderChests } from './sections/render-chests.ts'
import { renderDeath } from './sections/render-death.ts'
import { renderEntities } from './sections/render-entities.ts'
import { renderEquipment } from './sections/render-equipment.ts'
import { renderHealth } from './sections/render-health.ts'
import { renderHunger } from './sections/render-hunger.ts'
import { renderInventory } from './sections/render-inventory.ts'
import { renderLevels } from './sections/render-levels.ts'
import { renderNearbyBlocks } from './sections/render-nearby-blocks.ts'
import { renderOtherBlocks } from './sections/render-other-blocks.ts'
import { renderPlaces } from './sections/render-places.ts'
import { renderPosition } from './sections/render-position.ts'
import { renderTime } from './sections/render-time.ts'

/** Names of all sections, in the order in which prompts show them. */
export const sectionNames = [
  'biome',
  'time',
  'nearbyBlocks',
  'otherBlocks',
  'entities',
  'health',
  'hunger',
  'levels',
  'death',
  'position',
  'equipment',
  'inventory',
  'chests',
  'places',
] as const

/** A part of the observation that can be shown alone. */
export type SectionName = (typeof sectionNames)[number]

/** Renders one section as text without a line break at the end; an empty text is left out. */
export type SectionRenderer = (observation: Observation) => string

/** Renderer of every section by its name. */
export const observationSections: Readonly<Record<SectionName, SectionRenderer>> = {
  biome: renderBiome,
  time: renderTime,
  nearbyBlocks: renderNearbyBlocks,
  otherBlocks: renderOtherBlocks,
  entities: renderEntities,
  health: renderHealth,
  hunger: renderHunger,
  levels: renderLevels,
  death: renderDeath,
  position: renderPosition,
  equipment: renderEquipment,
  inventory: renderInventory,
  chests: renderChests,
  places: renderPlaces,
}
