import type { Observation } from '@voyager-mc/core'

/** Names of what is held and worn. */
export function own({ inventory, equipment }: Observation): readonly string[] {
  return [...Object.keys(inventory), ...Object.values(equipment).filter((item) => item !== undefined)]
}

/** Nobody sets out without a breastplate and a blade of iron or better. */
export function isDressed(observation: Observation): boolean {
  const holds = (pattern: RegExp): boolean => own(observation).some((item) => pattern.test(item))
  return holds(/^(iron|diamond|netherite)_chestplate$/) && holds(/^(iron|diamond|netherite)_sword$/)
}
