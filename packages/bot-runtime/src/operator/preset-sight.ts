import { defaultSight, type Sight } from '@voyager-mc/core'
import type { OperatorPreset } from './operator-powers.ts'

/** The sight that goes with a preset: the original knows all loaded blocks, buried ones too. */
export function presetSight(preset: OperatorPreset | undefined): Sight {
  return preset === 'original' ? 'loaded' : defaultSight
}
