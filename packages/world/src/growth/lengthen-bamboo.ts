import { offsetBy, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'

/** Lowest height at which a stalk may end for good, and the height at which it does: https://minecraft.wiki/w/Bamboo#Growth */
const lastHeights = { earliest: 11, latest: 15 }

/** Puts one more block on a stalk of a height and moves its leaves up; `draw` decides whether it ends there. */
export function lengthenBamboo(
  world: WorldContext,
  top: Place,
  { height, draw }: { readonly height: number; readonly draw: number },
): void {
  const at = (down: number): Place => offsetBy(top, { x: 0, y: -down, z: 0 })
  const isStalk = (down: number): boolean => world.blocks.at(at(down)).name === 'bamboo'
  const isLeafy = isStalk(1) && world.blocks.at(at(1)).properties['leaves'] !== 'none'
  if (isLeafy && isStalk(2)) {
    world.blocks.update(at(1), { leaves: 'small' })
    world.blocks.update(at(2), { leaves: 'none' })
  }
  const isLast = height >= lastHeights.latest || (height >= lastHeights.earliest && draw < 0.25)
  const isThick = world.blocks.at(top).properties['age'] === 1 || isStalk(2)
  world.blocks.place(at(-1), 'bamboo', {
    leaves: isLeafy ? 'large' : 'small',
    age: Number(isThick),
    stage: Number(isLast),
  })
}
