/** A part of the day as the prompts name it. */
export type TimeOfDay = 'sunrise' | 'day' | 'noon' | 'sunset' | 'night' | 'midnight'

/** Names a time of day given in ticks since sunrise (0 to 23999). */
export function nameTimeOfDay(ticks: number): TimeOfDay {
  return parts.find(({ before }) => ticks < before)?.name ?? 'sunrise'
}

const parts: readonly { readonly before: number; readonly name: TimeOfDay }[] = [
  { before: 1000, name: 'sunrise' },
  { before: 6000, name: 'day' },
  { before: 12_000, name: 'noon' },
  { before: 13_000, name: 'sunset' },
  { before: 18_000, name: 'night' },
  { before: 22_000, name: 'midnight' },
]
