import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env } from 'node:process'

/** Gives the tests of a run, and the programs they start, a temporary directory that goes when they have ended. */
export function setup(): () => void {
  const before = env['TMPDIR']
  const place = mkdtempSync(join(tmpdir(), 'voyager-tests-'))
  // Servers that tests start run as users of their own.
  chmodSync(place, 0o755)
  env['TMPDIR'] = place
  return () => {
    if (before === undefined) delete env['TMPDIR']
    else env['TMPDIR'] = before
    // A program that was left behind may still write.
    rmSync(place, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}
