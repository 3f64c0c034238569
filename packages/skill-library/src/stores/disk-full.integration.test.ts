import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { sqliteSkillStore } from './sqlite-skill-store.ts'

const script = new URL('../testing/add-skills-until-killed.ts', import.meta.url).pathname

// A limit on file size makes writes stop half way through, as a full disk does.
test.skipIf(process.platform === 'win32')(
  'a write that does not fit is an error, and every skill before it is there',
  async () => {
    const path = join(await temporaryFolder(), 'skills.db')
    const command = 'ulimit -f 400; exec "$0" "$1" fullx 1000000 "$2"'
    const { stdout, stderr } = spawnSync('bash', ['-c', command, process.execPath, script, path], {
      encoding: 'utf8',
    })
    const reported = stdout.split('\n').flatMap((line) => (line.startsWith('0 ') ? [line.slice(2)] : []))
    expect(reported.length).toBeGreaterThan(5)
    expect(stderr).toMatch(/skills\.db cannot be (written|opened)/)
    const store = sqliteSkillStore(path)
    const { records, problems } = await store.read()
    await store.close()
    expect(problems).toEqual([])
    const names = new Set(records.map(({ name }) => name))
    expect(reported.filter((name) => !names.has(name))).toEqual([])
  },
)
