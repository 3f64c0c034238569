import { countItems } from '../bot/inventory-changes.ts'
import { craftItem } from './craft-item.ts'
import type { PrimitiveContext } from './primitive-context.ts'

/** Planks that a log, or a stem of the Nether, makes of its kind. */
export const planksOfLog = 4

/** Planks of a crafting table. */
export const planksOfTable = 4

/** Makes planks of carried logs of one kind until so many planks of a kind are held, or as many as there is wood for. */
export async function makePlanks(context: PrimitiveContext, wanted: number): Promise<void> {
  const held = Object.entries(countItems(context.bot))
  if (held.some(([name, count]) => name.endsWith('_planks') && count >= wanted)) return
  const [log, logs] = held
    .filter(([name]) => /_(log|stem)$/.test(name))
    .reduce((most, each) => (each[1] > most[1] ? each : most), ['', 0])
  if (logs === 0) return
  const kind = log.replace(/^stripped_/, '').replace(/_(log|stem)$/, '')
  const lacking = wanted - (countItems(context.bot)[`${kind}_planks`] ?? 0)
  await craftItem.call(context, `${kind}_planks`, Math.min(logs, Math.ceil(lacking / planksOfLog)))
}
