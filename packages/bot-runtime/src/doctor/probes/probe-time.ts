import { measure, type Probe } from './probe.ts'

const watchedMs = 3500
const ticksPerSecond = 20
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
        'time',
        false,
        'The server told its time less than twice in 3.5 s; vanilla does it each second.',
      ),
    ]
  const pace = ((last.age - first.age) * 1000) / (last.atMs - first.atMs)
  const moved = Math.abs(last.day) - Math.abs(first.day)
  const isSteady = Math.abs(pace - ticksPerSecond) <= tolerance * ticksPerSecond
  return [
    measure('time', isSteady, `The world makes ${pace.toFixed(1)} ticks a second; vanilla makes 20.`),
    measure(
      'daylight',
      moved > 0,
      moved > 0 ? 'The sun moves, as in vanilla.' : 'The sun stands still; in vanilla it moves.',
    ),
  ]
}
