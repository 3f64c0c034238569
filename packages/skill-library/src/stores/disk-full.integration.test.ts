import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { fileSkillStore } from './file-skill-store.ts'

const script = new URL('../testing/add-skills-until-killed.ts', import.meta.url).pathname

// A limit on file size makes writes stop half way through, as a full disk does.
test.skipIf(process.platform === 'win32')(
  'a write that does not fit is an error, and every skill before it is there',
  async () => {
    const directory = await temporaryFolder()
    const command = 'ulimit -f 40; exec "$0" "$1" fullx store "$2"'
    const { stdout, stderr } = spawnSync('bash', ['-c', command, process.execPath, script, directory], {
      encoding: 'utf8',
    })
    const reported = stdout.split('\n').flatMap((line) => (line.startsWith('0 ') ? [line.slice(2)] : []))
    expect(reported.length).toBeGreaterThan(10)
    expect(stderr).toMatch(/journal\.ndjson cannot be written; free disk space or check its permissions\./)
    expect((await readFile(join(directory, 'journal.ndjson'), 'utf8')).endsWith('\n')).toBe(true)
    const store = fileSkillStore(directory)
    const { records, problems } = await store.load()
    await store.close()
    expect(problems).toEqual([])
    expect(records.map(({ name }) => name)).toEqual(reported)
  },
)
