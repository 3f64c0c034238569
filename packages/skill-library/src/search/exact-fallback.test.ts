import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { createSkillLibrary } from '../library/create-skill-library.ts'
import type { SkillNotice } from '../record/skill-notice.ts'
import { sqliteSkillStore } from '../stores/sqlite-skill-store.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

vi.mock('hnswlib-node', () => {
  throw new Error('Cannot find module')
})

const mine = { name: 'mineLog', source: 'async function mineLog(bot) { await mineBlock(bot, "oak_log", 1) }' }

test('without the native module skills are found by exact search, with one notice, also after a restart', async () => {
  const directory = await temporaryFolder()
  for (let start = 0; start < 2; start += 1) {
    const notices: SkillNotice[] = []
    const library = createSkillLibrary({
      store: sqliteSkillStore(join(directory, 'skills.db')),
      onNotice: (notice) => notices.push(notice),
    })
    await library.add(mine, { name: 'Mine 1 log' })
    await library.add({ ...mine, source: `${mine.source} // ${start}` }, { name: 'Mine 1 log' })
    expect((await library.retrieve({ task: { name: 'chop wood' } }))[0]?.name).toBe('mineLog')
    await library.close()
    expect(notices.map(({ type }) => type)).toEqual(['exact-search'])
  }
})
