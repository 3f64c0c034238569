// The main job: a lifelong learner on a Minecraft server, by default on an embedded world and without a model.
//   npm run lifelong -- --seed 7 --attempts 160
import { InvalidArgumentError } from '@voyager-mc/core'
import { lifelongHelp, readLifelongOptions } from './lifelong/lifelong-options.ts'
import { runLifelong } from './lifelong/run-lifelong.ts'

// Kept from before the world's time may be installed.
const wallTimeout = globalThis.setTimeout
// The journal holds everything up to the last event, so that a run that does not end by itself loses nothing.
const patienceMs = 10_000

const stop = new AbortController()
function end(reason: string): void {
  // The second Ctrl-C does not wait for anything.
  if (stop.signal.aborted) process.exit(130)
  stop.abort(new Error(reason))
  wallTimeout(() => process.exit(130), patienceMs).unref()
}
process.on('SIGINT', () => end('Stopped by Ctrl-C.'))
process.on('SIGTERM', () => end('Stopped by SIGTERM.'))

const wantsTraces = process.argv.includes('--debug')
try {
  const options = readLifelongOptions(process.argv.slice(2))
  if (options.help) console.log(lifelongHelp)
  else process.exitCode = await runLifelong(options, { environment: process.env, signal: stop.signal })
} catch (error) {
  console.error(wantsTraces || !(error instanceof Error) ? error : error.message)
  process.exitCode = InvalidArgumentError.isInstance(error) ? 2 : 1
}
// A model client or a half-open socket must not keep a finished run alive.
process.exit()
