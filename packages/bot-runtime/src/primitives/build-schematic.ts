import { readSchematic } from '../crafting/read-schematic.ts'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import { placeBlocks } from './place-blocks.ts'
import { PrimitiveError } from './primitive-error.ts'
import { failed } from './primitive-result.ts'

const names = /^[\w-]{1,64}$/

/** Builds a schematic. */
export const buildSchematic: Primitive = definePrimitive({
  name: 'buildSchematic',
  summary:
    'Builds a schematic file of the folder of schematics at a position, from carried blocks; stairs and doors look as they are placed.',
  topics: ['build', 'schematic'],
  parameters: {
    schematicName: { type: 'string', summary: 'name of the file without its ending, such as small_house' },
    origin: { type: 'position', summary: 'where its lowest corner is to be' },
  },
  example: 'await buildSchematic(bot, "small_house", bot.entity.position.offset(3, 0, 3))',
  async run(context, { schematicName: name, origin }) {
    if (!names.test(name))
      throw new PrimitiveError(
        'buildSchematic',
        `schematicName for buildSchematic must be letters, digits, _ and -, at most 64, not ${JSON.stringify(name.slice(0, 80))}`,
      )
    const { bot, schematics: folder } = context
    if (folder === undefined)
      return failed('not-found', 'There is no folder of schematics; set the option schematics', {
        schematic: name,
      })
    const file = await readSchematic(bot, { folder, name })
    if (file.status !== 'read') {
      const reason = file.status === 'missing' ? 'not-found' : 'not-possible'
      return failed(reason, file.message, { schematic: name })
    }
    const { blocks, unplaceable } = file
    if (unplaceable.length > 0)
      return failed('not-possible', `Nobody can place ${unplaceable.join(', ')}, which ${name} is made of`, {
        schematic: name,
        unplaceable,
      })
    const result = await placeBlocks(context, { blocks, origin })
    return { ...result, detail: { schematic: name, ...result.detail } }
  },
})
