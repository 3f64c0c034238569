import { spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from './database.ts'
import { openDatabase } from './open-database.ts'

let directory: string
let path: string
let writer: Database
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'read-only-'))
  path = join(directory, 'run.db')
  writer = openDatabase(path)
  writer.exec("CREATE TABLE note (text TEXT); INSERT INTO note VALUES ('kept')")
})
afterEach(() => {
  chmodSync(directory, 0o755)
  writer.close()
  rmSync(directory, { recursive: true })
})

/** Opens the file as somebody who may read the directory only; gives the note, or the kind of trouble. */
function readAsStranger(readOnly: boolean): string {
  chmodSync(directory, 0o555)
  const program = `import { openDatabase } from ${JSON.stringify(new URL('./index.ts', import.meta.url).href)}
    if (process.getuid() === 0) process.setuid(65534)
    try {
      const database = openDatabase(${JSON.stringify(path)}, { readOnly: ${readOnly} })
      if (!${readOnly}) database.run("INSERT INTO note VALUES ('late')")
      console.log(database.get('SELECT text FROM note').text)
    } catch (error) {
      console.log(error.problem)
    }`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  })
  return stdout.trim() + stderr
}

test('reads a database in a directory that takes no writes, beside its writer and after it', () => {
  expect(readAsStranger(true)).toBe('kept')
  chmodSync(directory, 0o755)
  writer.close()
  expect(readAsStranger(true)).toBe('kept')
})

test('does not read around a log that it cannot share', () => {
  copyFileSync(`${path}-wal`, join(directory, 'log'))
  writer.close()
  copyFileSync(join(directory, 'log'), `${path}-wal`)
  expect(readAsStranger(true)).toBe('unreadable')
})

test('says that a place is read-only', () => {
  writer.close()
  expect(readAsStranger(false)).toBe('read-only')
})
