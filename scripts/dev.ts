// `pnpm dev [-- FILTER]`: type checks and unit tests of what you change, again at every change.
import { spawn } from 'node:child_process'

const filters = process.argv.slice(2).filter((word) => word !== '--')
const children = [
  spawn('tsc', ['--noEmit', '--watch', '--preserveWatchOutput'], { stdio: 'inherit' }),
  // Without a filter only the tests of changed files run.
  spawn('vitest', ['watch', '--project', 'unit', ...(filters.length > 0 ? filters : ['--changed'])], {
    stdio: 'inherit',
  }),
]
const stop = (): void => {
  for (const child of children) child.kill()
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
// When one of them has ended, the other alone would look like both.
for (const child of children) child.on('exit', stop)
