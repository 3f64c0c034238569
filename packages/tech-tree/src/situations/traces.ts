import type { GameEvent, ItemSource, Observation } from '@voyager-mc/core'

const here = { x: 4, y: 64, z: 4 }

/** Items that came in, or went. */
export function change(item: string, delta: number, source?: ItemSource, tick = 100): GameEvent {
  const from = source === undefined ? {} : { source }
  return { type: 'item-change', tick, item, delta, total: Math.max(0, delta), ...from }
}

/** A block that was dug, with an item in hand. */
export function dug(block: string, item?: string, tick = 90): GameEvent {
  return { type: 'block-dig', tick, block, position: here, ...(item === undefined ? {} : { item }) }
}

/** Blocks that were dug, each in a cell of its own. */
export function digs(block: string, count: number, item?: string): readonly GameEvent[] {
  return Array.from({ length: count }, (_unused, index) => ({
    ...dug(block, item),
    position: { ...here, x: here.x + index },
  }))
}

/** A block that was set down. */
export function placed(block: string, x = 4, tick = 90): GameEvent {
  return { type: 'block-place', tick, block, position: { ...here, x } }
}

/** Death somewhere. */
export function died(tick = 200): GameEvent {
  return { type: 'death', tick, position: here }
}

/** A power that was used. */
export function commanded(power: string, command: string): GameEvent {
  return { type: 'operator-command', tick: 50, power, command }
}

/** A deed to a creature. */
export function deed(
  type: Extract<GameEvent, { creature: string }>['type'],
  creature: string,
  { item, name, tick = 100 }: { readonly item?: string; readonly name?: string; readonly tick?: number } = {},
): GameEvent {
  return {
    type,
    tick,
    creature,
    position: here,
    ...(item === undefined ? {} : { item }),
    ...(name === undefined ? {} : { name }),
  }
}

/** The end of a primitive's call. */
export function primitive(
  name: string,
  detail: Readonly<Record<string, unknown>> = {},
  status: 'succeeded' | 'failed' = 'succeeded',
): GameEvent {
  return { type: 'primitive-result', tick: 110, primitive: name, status, detail }
}

/** A creature nearby. */
export function near(name: string): Observation['nearbyEntities'] {
  return [{ name, position: here, distanceBlocks: 5 }]
}

/** Blocks nearby. */
export function blocks(...names: readonly string[]): Observation['nearbyBlocks'] {
  return names.map((name) => ({ name, count: 3, nearest: here, distanceBlocks: 4 }))
}

/** Hunger that is stilled up to so many points, by food or by nature. */
export function fed(tick: number, food: number): GameEvent {
  return { type: 'health-change', tick, health: 20, food, delta: 0 }
}
