import type { Vec3 } from 'vec3'
import { nearestNamed } from '../combat/nearest-named.ts'
import { shootAt } from '../combat/shoot-at.ts'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import { PrimitiveError } from './primitive-error.ts'
import { failed, succeeded } from './primitive-result.ts'

const searchBlocks = 96
const mostShots = 64
// Creatures move while a program thinks.
const meantBlocks = 4
const bows: readonly string[] = ['bow', 'crossbow']

/** Shoots arrows at a creature or thing. */
export const shootTarget: Primitive = definePrimitive({
  name: 'shootTarget',
  summary:
    'Shoots arrows with a carried bow or crossbow at the nearest target of a name within 96 blocks, from where the bot stands, until it is gone or the shots are spent; end_crystal and ender_dragon are targets too.',
  topics: ['shoot', 'arrow', 'bow', 'crossbow', 'crystal', 'ghast', 'blaze'],
  parameters: {
    target: { type: 'string', summary: 'entity name, such as end_crystal, blaze or ghast' },
    shots: { type: 'number', summary: 'arrows to spend at most, up to 64', fallback: 16 },
    near: {
      type: 'positions',
      summary: 'where the one that is meant stands; the nearest to the bot when empty',
      fallback: [],
    },
  },
  example: 'await shootTarget(bot, "end_crystal", 8)',
  async run({ bot, signal }, { target, shots, near }) {
    if (!Number.isInteger(shots) || shots < 1 || shots > mostShots)
      throw new PrimitiveError(
        'shootTarget',
        `shots for shootTarget must be a whole number from 1 to ${mostShots}, not ${shots}`,
      )
    if (!(target in bot.registry.entitiesByName))
      throw new PrimitiveError('shootTarget', `No entity named ${target}`)
    const weapon = bot.inventory.items().find(({ name }) => bows.includes(name))
    if (!weapon) return failed('missing-item', 'No bow or crossbow in inventory', { target })
    const isMeant = ({ position }: { readonly position: Vec3 }): boolean =>
      near.length === 0 || near.some((place) => place.distanceTo(position) < meantBlocks)
    const entity = nearestNamed(bot, target, searchBlocks, isMeant)
    if (!entity) return failed('not-found', `No ${target} nearby`, { target })
    await bot.equip(weapon, 'hand')
    let spent = 0
    const end = await shootAt(bot, entity, {
      signal,
      weapon: weapon.name,
      limitTicks: Infinity,
      mayShoot: () => spent < shots,
      onShot: () => {
        spent += 1
      },
    })
    const detail = { target, weapon: weapon.name, shots: spent, end }
    if (end === 'killed' || (end === 'gone' && spent > 0)) return succeeded(detail)
    if (end === 'no-ammunition') return failed('missing-item', 'No arrows left to shoot', detail)
    return failed('timeout', `The ${target} still stands after ${spent} shots`, detail)
  },
})
