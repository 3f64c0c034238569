import { definePrimitive, type Primitive } from './define-primitive.ts'
import { itemNamed } from './resolve-name.ts'
import { useOnTarget } from './use-on-target.ts'

/** Uses an item on a block or creature. */
export const useItemOn: Primitive = definePrimitive({
  name: 'useItemOn',
  summary:
    'Uses `itemName` on the nearest block or creature `targetName` and picks up what falls: bucket on water, hoe on dirt, shears on sheep.',
  parameters: {
    itemName: { type: 'string', summary: 'item name, such as bucket' },
    targetName: { type: 'string', summary: 'block or entity name, such as water, lava, sheep or cow' },
  },
  example: 'await useItemOn(bot, "bucket", "water")',
  run: (context, { itemName, targetName }) =>
    useOnTarget(context, { item: itemNamed(context.bot, 'useItemOn', itemName).name, target: targetName }),
})
