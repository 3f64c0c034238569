export { createGenerator, type CreateGeneratorOptions } from './create-generator.ts'
export { createFlatGenerator, type CreateFlatGeneratorOptions } from './create-flat-generator.ts'
export type { BlockPosition, ChunkColumn, Surface, WorldGenerator } from './world-generator.ts'
export { worldBounds, type WorldBounds } from './world-bounds.ts'
