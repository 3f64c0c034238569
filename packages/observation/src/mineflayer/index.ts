export { createChestMemory, type ChestMemory } from './chest-memory.ts'
export {
  findNearestBlocks,
  findNearestCells,
  type FindNearestCellsOptions,
  type FindNearestBlocksOptions,
  type SearchedBot,
} from './find-nearest-blocks.ts'
export { isSignOf, tellingStructures } from '../places/block-worth.ts'
export { killCreditTicks } from './kill-credit-ticks.ts'
export { isYoung } from './creature-state.ts'
export { isShorn, woolOf } from './is-shorn.ts'
export { sectionSize, type LoadedSection } from './loaded-sections.ts'
export { observation } from './observation.ts'
export { observe, type ObserveOptions } from './observe.ts'
export { observeBot, type BotObserver, type ObserveBotOptions } from './observe-bot.ts'
export type { KnownLand } from './record-places.ts'
export { recordEvents } from './record-events.ts'
export { effectsOf } from './special-items.ts'
export { brewOf, enchantmentsOf } from './stack-traits.ts'
export { scanBlocks, type ScannedBot } from './scan-blocks.ts'
