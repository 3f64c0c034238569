import { describeArmour } from './describe-inventory.ts'
import type { BodyView } from './run-view.ts'

/** Health with one decimal, food and armour of the bot; both out of 20. */
export function describeBody({ health, food, equipment }: BodyView): string {
  return `health ${Number(health.toFixed(1))}/20 · food ${food}/20 · armour ${describeArmour(equipment)}`
}
