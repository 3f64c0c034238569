import type { Clock } from '@voyager-mc/core'

/** Clock that stands still, and whose sleep is over at once. */
export const memoryClock: Clock = { now: () => 0, sleep: async () => undefined }
