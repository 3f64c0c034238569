// A worker in a process of its own, for tests that kill or freeze it: `node worker-process.ts URL NAME [CONCURRENCY [SKEW_MS]]`.
import { startWorker } from '@voyager-mc/fleet'

const [connectionString = '', name = 'worker', concurrency = '1', skewMs = '0'] = process.argv.slice(2)

// Everything in this process sees the wrong time: the worker, the queue and the driver.
const RightDate = Date
class WrongDate extends RightDate {
  constructor(...given: [] | [number | string | Date]) {
    super(given[0] ?? WrongDate.now())
  }
  static override now(): number {
    return RightDate.now() + Number(skewMs)
  }
}
if (Number(skewMs) !== 0) Object.assign(globalThis, { Date: WrongDate })
const worker = await startWorker({
  connectionString,
  name,
  concurrency: Number(concurrency),
  learner: new URL('./counting-learner.ts', import.meta.url),
})
process.on('SIGTERM', () => void worker.stop().then(() => process.exit(0)))
process.send?.('ready')
