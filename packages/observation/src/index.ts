export {
  observationSections,
  sectionNames,
  type SectionName,
  type SectionRenderer,
} from './observation-sections.ts'
export { quoteLine, quoteName, quoteUntrusted, type QuoteUntrustedOptions } from './text/quote-untrusted.ts'
export { renderObservation, type RenderObservationOptions } from './render-observation.ts'
export { renderBiome, renderSurroundings } from './sections/render-biome.ts'
export { renderChests } from './sections/render-chests.ts'
export { renderEntities } from './sections/render-entities.ts'
export { renderEquipment } from './sections/render-equipment.ts'
export { renderHealth } from './sections/render-health.ts'
export { renderHunger } from './sections/render-hunger.ts'
export { renderEssentialInventory, renderInventory, renderItems } from './sections/render-inventory.ts'
export { renderNearbyBlocks } from './sections/render-nearby-blocks.ts'
export { renderOtherBlocks } from './sections/render-other-blocks.ts'
export { renderPosition } from './sections/render-position.ts'
export { renderTime } from './sections/render-time.ts'
export { selectSections, type SelectedSections, type SelectSectionsOptions } from './select-sections.ts'
export { nameTimeOfDay, type TimeOfDay } from './text/time-of-day.ts'
export { toOriginalEvents, type OriginalEvent } from './to-original-events.ts'
export { defaultWarmUpSchedule, type ScheduledSection, type WarmUpSchedule } from './warm-up-schedule.ts'
export { renderChat } from './step/render-chat.ts'
export { renderIncidents } from './step/render-incidents.ts'
export { renderItemChanges } from './step/render-item-changes.ts'
export { renderOutcome } from './step/render-outcome.ts'
export { renderProgramLog } from './step/render-program-log.ts'
