import { creatureFacts, creaturesWith } from '@voyager-mc/tech-tree'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import { failed } from './primitive-result.ts'
import { creatureNamed } from './resolve-name.ts'
import { useOnTarget } from './use-on-target.ts'

/** Milks an animal. */
export const milkAnimal: Primitive = definePrimitive({
  name: 'milkAnimal',
  summary: 'Fills a bucket with the milk of the nearest grown cow, goat or mooshroom.',
  topics: ['milk'],
  parameters: { animalName: { type: 'string', summary: 'cow, goat or mooshroom', fallback: 'cow' } },
  example: 'await milkAnimal(bot, "cow")',
  async run(context, { animalName }) {
    const animal = creatureNamed(context.bot, 'milkAnimal', animalName)
    if (!creatureFacts(animal).givesMilk) {
      const others = creaturesWith(({ givesMilk }) => givesMilk).join(', ')
      return failed('not-possible', `A ${animal} gives no milk; ${others} do`, { target: animal })
    }
    return useOnTarget(context, { item: 'bucket', target: animal })
  },
})
