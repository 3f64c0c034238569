import { formatPosition } from '@voyager-mc/core'
import type { ReachedGoal } from '../contract/postcondition.ts'

/** Place of a goal in words, such as `(10, 64, -3)`, `y 11` or `x 100, z -200`. */
export function placeOf({ position, axes }: Pick<ReachedGoal, 'position' | 'axes'>): string {
  return axes === undefined
    ? formatPosition(position)
    : axes.map((axis) => `${axis} ${position[axis]}`).join(', ')
}
