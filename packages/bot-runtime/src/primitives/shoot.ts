import { nearestNamed } from '../combat/nearest-named.ts'
import { rangedWeapons } from '../combat/ranged-weapons.ts'
import { shootAt } from '../combat/shoot-at.ts'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import { failed, succeeded } from './primitive-result.ts'

const searchBlocks = 48

// A minute of shooting; a creature that still lives has fled or cannot be hit from here.
const limitTicks = 1200

/** Shoots the nearest creature of a name. */
export const shoot: Primitive = definePrimitive({
  name: 'shoot',
  // As in the original: killMob shoots by itself with a bow in hand.
  isUnlisted: true,
  summary: 'Shoots at the nearest creature of a name with a ranged weapon until it is dead.',
  parameters: {
    weapon: { type: 'string', summary: `one of ${rangedWeapons.join(', ')}` },
    target: { type: 'string', summary: 'entity name, such as skeleton' },
  },
  example: 'await shoot(bot, "bow", "skeleton")',
  async run({ bot, signal, say }, { weapon, target }) {
    const detail = { weapon, mob: target }
    if (!rangedWeapons.includes(weapon)) {
      return failed('not-possible', `${weapon} is not a valid weapon for shooting`, detail)
    }
    const item = bot.inventory.items().find(({ name }) => name === weapon)
    if (!item) return failed('missing-item', `No ${weapon} in inventory for shooting`, detail)
    const entity = nearestNamed(bot, target, searchBlocks)
    if (!entity) return failed('not-found', `No ${target} nearby`, detail)
    await bot.equip(item, 'hand')
    const end = await shootAt(bot, entity, { signal, weapon, limitTicks })
    if (end === 'no-ammunition') return failed('missing-item', `No arrow in inventory for shooting`, detail)
    if (end !== 'killed') return failed('timeout', `Failed to shoot ${target}.`, { ...detail, end })
    say(`Shot ${target}!`)
    return succeeded(detail)
  },
})
