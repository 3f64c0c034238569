import { definePrimitive, type Primitive } from './define-primitive.ts'
import { placeBlocks } from './place-blocks.ts'

/** Builds from a list of blocks. */
export const buildStructure: Primitive = definePrimitive({
  name: 'buildStructure',
  summary: 'Places a list of blocks relative to an origin, lowest first; cells that already fit are skipped.',
  topics: ['build', 'structure', 'house', 'wall', 'shelter'],
  parameters: {
    blocks: { type: 'blocks', summary: 'list of { name, position }, positions relative to the origin' },
    origin: { type: 'position', summary: 'where (0, 0, 0) of the list is' },
  },
  example: `await buildStructure(bot, [{ name: "cobblestone", position: new Vec3(0, 0, 0) }], bot.entity.position.offset(2, 0, 0))`,
  run: (context, { blocks, origin }) => placeBlocks(context, { blocks, origin }),
})
