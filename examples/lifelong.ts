// The main job: a lifelong learner on a Minecraft server, by default on an embedded world and without a model.
//   npm run lifelong -- --seed 7 --attempts 160
import { InvalidArgumentError } from '@voyager-mc/core'
import { lifelongHelp, readLifelongOptions } from './lifelong/lifelong-options.ts'
import { runLifelong } from './lifelong/run-lifelong.ts'

const stop = new AbortController()
process.on('SIGINT', () => {
  // The second Ctrl-C does not wait for anything.
  if (stop.signal.aborted) process.exit(130)
  stop.abort(new Error('Stopped by Ctrl-C.'))
})
process.on('SIGTERM', () => stop.abort(new Error('Stopped by SIGTERM.')))

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
