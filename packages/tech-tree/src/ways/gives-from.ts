import type { Way } from '../contract/way.ts'

export interface GivesFromOptions {
  readonly creatures: readonly string[]
  /** Only with one of these; absent with any. */
  readonly tools?: readonly string[] | undefined
}

/** Whether a way takes its item from one of the creatures, by killing it or with shears. */
export function givesFrom(way: Way, { creatures, tools }: GivesFromOptions): boolean {
  const isShearing = (way.type === 'use' || way.type === 'dye') && way.tools.includes('shears')
  if (isShearing) return creatures.includes(way.on) && (tools === undefined || tools.includes('shears'))
  return way.type === 'kill' && creatures.includes(way.mob) && !isOnlyShears(tools)
}

function isOnlyShears(tools: readonly string[] | undefined): boolean {
  return tools?.every((tool) => tool === 'shears') === true
}
