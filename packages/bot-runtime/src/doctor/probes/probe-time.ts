import { measure, type Probe } from './probe.ts'

// Long enough for two packets of a server that tells its time half as often.
const watchedMs = 5000
const ticksPerSecond = 20
/** Longest mean pause between two packets that tell the time, in milliseconds; vanilla's is 1000. */
const longestPauseMs = 1500
/** Part of the pace that a busy but sound server may lack. */
const tolerance = 0.15

/** Pace of the world's time, and whether the sun moves. */
export const probeTime: Probe = async (bot, { clock, signal }) => {
  const samples: { readonly atMs: number; readonly age: number; readonly day: number }[] = []
  const onTime = (): void => {
    samples.push({ atMs: clock.now(), age: Number(bot.time.bigAge), day: Number(bot.time.bigTime) })
  }
  bot.on('time', onTime)
  try {
    await clock.sleep(watchedMs, { signal })
  } finally {
    bot.removeListener('time', onTime)
  }
  const [first, last] = [samples[0], samples.at(-1)]
  if (first === undefined || last === undefined || first === last)
    return [
      measure(
        'time packets',
        false,
        'The server told its time less than twice in 5 s; vanilla does it each second.',
      ),
    ]
  const pace = ((last.age - first.age) * 1000) / (last.atMs - first.atMs)
  const moved = Math.abs(last.day) - Math.abs(first.day)
  const pauseMs = (last.atMs - first.atMs) / (samples.length - 1)
  const isOften = pauseMs <= longestPauseMs
  const isSteady = Math.abs(pace - ticksPerSecond) <= tolerance * ticksPerSecond
  return [
    measure('time', isSteady, `The world makes ${pace.toFixed(1)} ticks a second; vanilla makes 20.`),
    ...(isOften ? [] : [measure('time packets', false, tellsSlowly(pauseMs))]),
    measure(
      'daylight',
      moved > 0,
      moved > 0 ? 'The sun moves, as in vanilla.' : 'The sun stands still; in vanilla it moves.',
    ),
  ]
}

function tellsSlowly(pauseMs: number): string {
  return `The server tells its time every ${(pauseMs / 1000).toFixed(1)} s; vanilla does it each second.`
}
