export { embeddedScratchWorld, type EmbeddedScratchWorldOptions } from './embedded-scratch-world.ts'
export { replayPromotion, type ReplayPromotionOptions } from './replay-promotion.ts'
export type { OpenScratchWorld, OpenScratchWorldOptions, ScratchWorld } from './scratch-world.ts'
