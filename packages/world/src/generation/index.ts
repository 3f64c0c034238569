export { createGenerator, type CreateGeneratorOptions } from './create-generator.ts'
export { createFlatGenerator, type CreateFlatGeneratorOptions } from './create-flat-generator.ts'
export type { Surface, WorldGenerator } from './world-generator.ts'
