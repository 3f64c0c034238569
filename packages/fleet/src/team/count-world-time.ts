import type { Environment, Observation } from '@voyager-mc/core'

/** The time of a world that several bots see. */
export interface WorldTime {
  /** Ticks since the first observation. */
  readonly ticks: number
  /** The same environment, whose observations are looked at. */
  watch(this: void, environment: Environment): Environment
}

const ticksPerDay = 24_000
// The clocks of bots that are told at different moments differ by less than this.
const halfADay = 12_000

/** Counts the time of a world by its days, whoever sees them pass. */
export function countWorldTime(): WorldTime {
  let last: number | undefined
  let ticks = 0
  const see = ({ timeOfDay }: Observation): void => {
    const passed = last === undefined ? 0 : (timeOfDay - last + ticksPerDay) % ticksPerDay
    // A bot that was told earlier than another one is behind.
    if (last !== undefined && passed > halfADay) return
    last = timeOfDay
    ticks += passed
  }
  return {
    get ticks() {
      return ticks
    },
    watch: (environment) => ({
      ...environment,
      async reset(options) {
        const observation = await environment.reset(options)
        see(observation)
        return observation
      },
      async step(program, options) {
        const result = await environment.step(program, options)
        see(result.observation)
        return result
      },
    }),
  }
}
