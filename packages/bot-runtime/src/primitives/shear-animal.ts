import { creatureFacts, creaturesWith } from '@voyager-mc/tech-tree'
import { colouredSheep } from '../using/sheep-coat.ts'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import { failed } from './primitive-result.ts'
import { creatureNamed } from './resolve-name.ts'
import { useOnTarget } from './use-on-target.ts'

/** Shears an animal. */
export const shearAnimal: Primitive = definePrimitive({
  name: 'shearAnimal',
  summary: 'Shears the nearest animal that has wool, without killing it, and picks up the wool.',
  topics: ['shear', 'wool'],
  parameters: {
    animalName: {
      type: 'string',
      summary: 'sheep, a colour of sheep such as white_sheep, or mooshroom',
      fallback: 'sheep',
    },
  },
  example: 'await shearAnimal(bot, "white_sheep")',
  async run(context, { animalName }) {
    const isColour = colouredSheep(animalName) !== undefined
    const animal = isColour ? animalName : creatureNamed(context.bot, 'shearAnimal', animalName)
    if (!isColour && !creatureFacts(animal).givesWool) {
      const others = creaturesWith(({ givesWool }) => givesWool).join(', ')
      return failed('not-possible', `A ${animal} cannot be shorn; ${others} can`, { target: animal })
    }
    if (!context.bot.inventory.items().some(({ name }) => name === 'shears'))
      return failed('missing-tool', 'No shears in inventory; craft them of 2 iron_ingot', { target: animal })
    return useOnTarget(context, { item: 'shears', target: animal })
  },
})
