import type { Way } from '../contract/way.ts'

/** Whether a way takes its item from one of the creatures: by killing it or with shears, or only with the tools that are named. */
export function givesFrom(way: Way, creatures: readonly string[], tools?: readonly string[]): boolean {
  const isShearing = (way.type === 'use' || way.type === 'dye') && way.tools.includes('shears')
  if (isShearing) return creatures.includes(way.on) && (tools === undefined || tools.includes('shears'))
  return way.type === 'kill' && creatures.includes(way.mob) && !isOnlyShears(tools)
}

function isOnlyShears(tools: readonly string[] | undefined): boolean {
  return tools?.every((tool) => tool === 'shears') === true
}
