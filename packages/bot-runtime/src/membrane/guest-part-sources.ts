import { guestCellsSource } from './guest-cells-source.ts'
import { guestErrorsSource } from './guest-errors-source.ts'
import { guestGlobalsSource } from './guest-globals-source.ts'
import { guestPromiseSource } from './guest-promise-source.ts'
import { guestVec3Source } from './guest-vec3-source.ts'
import { guestWaitsSource } from './guest-waits-source.ts'

/** Scripts of the parts that the membrane's own script takes after the host's channel, in order. */
export const guestPartSources: readonly string[] = [
  guestVec3Source,
  guestPromiseSource,
  guestErrorsSource,
  guestGlobalsSource,
  guestCellsSource,
  guestWaitsSource,
]
