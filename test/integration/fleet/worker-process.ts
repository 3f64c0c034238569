// A worker in a process of its own, for tests that kill or freeze it: `node worker-process.ts URL NAME [CONCURRENCY]`.
import { startWorker } from '@voyager-mc/fleet'

const [connectionString = '', name = 'worker', concurrency = '1'] = process.argv.slice(2)
const worker = await startWorker({
  connectionString,
  name,
  concurrency: Number(concurrency),
  learner: new URL('./counting-learner.ts', import.meta.url),
})
process.on('SIGTERM', () => void worker.stop().then(() => process.exit(0)))
process.send?.('ready')
