import type { ActionRequest } from '@voyager-mc/core'

/** The message a baseline's model gets before an attempt: the goal, the agent's state, and how the last attempt went. */
export function describeSituation({ task, observation, previous }: ActionRequest): string {
  const { position, biome, health, food, inventory, nearbyBlocks } = observation
  const items = Object.entries(inventory).map(([name, count]) => `${count} ${name}`)
  const { outcome, events = [] } = previous?.step ?? {}
  const said = events.flatMap((event) => (event.type === 'program-log' ? [event.text] : []))
  const problem = outcome === undefined || outcome.status === 'completed' ? undefined : outcome.message
  return [
    `Goal: ${task.name}`,
    `State: at ${Math.round(position.x)}, ${Math.round(position.y)}, ${Math.round(position.z)} in ${biome}; health ${health}, food ${food}`,
    `Inventory: ${items.join(', ') || 'empty'}`,
    `Blocks near: ${nearbyBlocks.map(({ name }) => name).join(', ') || 'none'}`,
    ...(previous?.program === undefined ? [] : [`Last program:\n${previous.program.source}`]),
    ...(said.length === 0 ? [] : [`It said: ${said.join(' | ')}`]),
    ...(problem === undefined ? [] : [`It failed: ${problem}`]),
    ...(previous?.critique?.feedback ? [`Critique: ${previous.critique.feedback}`] : []),
  ].join('\n')
}
