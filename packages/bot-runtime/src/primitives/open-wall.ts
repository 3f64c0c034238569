import type { Vec3 } from 'vec3'
import { fourSides } from '../bot/four-sides.ts'
import { digBlock } from '../digging/dig-block.ts'
import type { PrimitiveContext } from './primitive-context.ts'

const digRounds = 3

/** The cell in the wall of a cover, at the height of the eyes, that is nearest to a place. */
export function windowTowards(feet: Vec3, place: Vec3): Vec3 | undefined {
  const away = (cell: Vec3): number => cell.offset(0.5, 0, 0.5).distanceTo(place)
  return fourSides.map((side) => feet.plus(side).offset(0, 1, 0)).toSorted((a, b) => away(a) - away(b))[0]
}

/** Digs a wall's block away; a reflex that puts on armour may break a dig off. */
export async function openWall({ bot, signal }: PrimitiveContext, cell: Vec3): Promise<boolean> {
  for (let round = 0; round < digRounds; round += 1) {
    const block = bot.blockAt(cell)
    if (block?.boundingBox !== 'block') return true
    await digBlock(bot, block, { signal, hasBody: true })
  }
  return false
}
