import { writeSync } from 'node:fs'
import { RunLockedError } from '../errors/run-locked-error.ts'
import { openHome } from './open-home.ts'

// A program of its own for the test of containers: opens a home, says how that went, and keeps it until its input ends.
const say = (text: string): void => void writeSync(1, `${text}\n`)

try {
  const home = await openHome(process.argv[2] ?? '')
  say(`owns ${process.pid}`)
  process.stdin.on('end', () => void home.close())
  process.stdin.resume()
} catch (error) {
  if (!RunLockedError.isInstance(error)) throw error
  say(`refused ${process.pid} by ${error.owner?.processId}`)
}
