import { definePrimitive, type Primitive } from './define-primitive.ts'
import { succeeded } from './primitive-result.ts'
import { withChestAt } from './with-chest-at.ts'

/** Looks into a chest, so that later observations know its contents. */
export const checkItemInsideChest: Primitive = definePrimitive({
  name: 'checkItemInsideChest',
  summary: 'Walks to a chest and looks inside; its contents then show in the observation.',
  topics: ['chest'],
  parameters: { chestPosition: { type: 'position', summary: 'where the chest is' } },
  example: 'await checkItemInsideChest(bot, new Vec3(10, 64, 3))',
  run: (context, { chestPosition }) =>
    withChestAt(context, chestPosition, async (chest) => {
      const contents: Record<string, number> = {}
      for (const { name, count } of chest.containerItems()) contents[name] = (contents[name] ?? 0) + count
      return succeeded({ contents })
    }),
})
