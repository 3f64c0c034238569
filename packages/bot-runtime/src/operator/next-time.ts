// The original's stops of the day in ticks: every hour of daylight, then every second hour.
const stops: readonly number[] = [
  ...Array.from({ length: 13 }, (_, hour) => hour * 1000),
  ...Array.from({ length: 6 }, (_, step) => 13_000 + step * 2000),
]

/** The stop of the day after `timeOfDay`, in ticks: 19 stops make a day, as in the original. */
export function nextTime(timeOfDay: number): number {
  return stops.find((stop) => stop > timeOfDay) ?? 0
}
