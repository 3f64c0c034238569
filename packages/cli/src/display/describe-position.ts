import type { BodyView } from './run-view.ts'

/** Block and dimension that the bot is in. */
export function describePosition({ position, dimension }: BodyView): string {
  const { x, y, z } = position
  const block = [x, y, z].map(Math.floor).join(' ')
  return dimension === undefined ? block : `${block}, ${dimension}`
}
