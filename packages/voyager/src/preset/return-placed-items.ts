import { formatPosition, type Program, type StepResult } from '@voyager-mc/core'

/**
 * For `afterFailure`: a program that takes back what a failed attempt has placed, as the original does with
 * `reset_placed_if_failed`. It uses operator commands, so the environment needs the power `returnPlacedItems`.
 */
export function returnPlacedItems({ events }: StepResult): Program | undefined {
  const standing = new Map<string, { readonly name: string; readonly at: string }>()
  for (const event of events) {
    if (event.type === 'block-place') {
      const at = formatPosition(event.position)
      standing.set(at, { name: event.block, at })
    }
    if (event.type === 'block-dig') standing.delete(formatPosition(event.position))
    // Crafting tables and furnaces are taken back at the end of a step by the same power.
    const taken = event.type === 'operator-command' && /setblock (\S+) (\S+) (\S+) air/.exec(event.command)
    if (taken) standing.delete(`(${taken.slice(1).join(', ')})`)
  }
  if (standing.size === 0) return undefined
  const placed = [...standing.values()]
  const names = JSON.stringify(placed.map(({ name }) => name))
  const positions = placed.map(({ at }) => `new Vec3${at}`).join(', ')
  return {
    name: 'takeBackWhatWasPlaced',
    source: `async function takeBackWhatWasPlaced(bot) {\n  await givePlacedItemBack(bot, ${names}, [${positions}]);\n}`,
  }
}
