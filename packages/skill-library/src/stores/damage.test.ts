import { copyFile, readFile, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AgentError, seededRandom, type Random } from '@voyager-mc/core'
import { expect, test } from 'vitest'
import type { SkillRecord } from '../record/skill-record.ts'
import { makeSkillRecordForTest } from '../testing/make-skill-record-for-test.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { sqliteSkillStore } from './sqlite-skill-store.ts'

const records: readonly SkillRecord[] = Array.from({ length: 40 }, (_, at) =>
  makeSkillRecordForTest({
    name: `skill${at}`,
    source: `async function skill${at}(bot) {\n  await mineBlock(bot, "oak_log", ${at})\n${'  bot.chat("on")\n'.repeat(at)}}`,
  }),
)
const vectors = new Map(
  records.map(({ name }, at) => [name, Float32Array.from({ length: 64 }, (_, x) => at + x / 64)]),
)

async function makeLibrary(path: string): Promise<void> {
  const store = sqliteSkillStore(path, { mirror: false })
  for (const record of records) await store.save([record], await store.read())
  await store.vectors?.write('e', vectors)
  await store.close()
}

/** Tells by what was read whether damage could be seen: `told`, `none` for the same skills and vectors, or `silent`. */
async function judge(path: string): Promise<'told' | 'none' | 'silent'> {
  const store = sqliteSkillStore(path, { mirror: false })
  try {
    const stored = await store.read()
    const kept = await store.vectors?.read('e', [...vectors.keys()])
    const isTold = stored.problems.length > 0 || (kept?.problems.length ?? 0) > 0
    // A vector that is lost is made again; one that is wrong would not be noticed by anybody.
    const areVectorsRight = [...(kept?.vectors ?? [])].every(([text, vector]) =>
      isEqual(vector, vectors.get(text)),
    )
    const areRecordsRight = stored.records.every((record) =>
      isEqual(
        record,
        records.find(({ name }) => name === record.name),
      ),
    )
    if (!areVectorsRight || !areRecordsRight) return 'silent'
    return isTold ? 'told' : stored.records.length === records.length ? 'none' : 'silent'
  } catch (error) {
    if (AgentError.isInstance(error)) return 'told'
    throw error
  } finally {
    await store.close()
  }
}

async function flipBit(path: string, random: Random): Promise<void> {
  const bytes = await readFile(path)
  const at = Math.floor(random() * bytes.length)
  bytes[at] = (bytes[at] ?? 0) ^ (1 << Math.floor(random() * 8))
  await writeFile(path, bytes)
}

async function cut(path: string, random: Random): Promise<void> {
  const { length } = await readFile(path)
  await truncate(path, Math.floor(random() * length))
}

test.each([
  ['a flipped bit', flipBit, 300],
  ['a lost end', cut, 60],
] as const)('%s anywhere in the file is told or changes nothing', async (_what, damage, rounds) => {
  const directory = await temporaryFolder()
  const [good, bad] = [join(directory, 'good.db'), join(directory, 'bad.db')]
  await makeLibrary(good)
  const random = seededRandom(5)
  const verdicts = { told: 0, none: 0, silent: 0 }
  for (let round = 0; round < rounds; round += 1) {
    await copyFile(good, bad)
    await damage(bad, random)
    verdicts[await judge(bad)] += 1
  }
  expect(verdicts.silent).toBe(0)
  expect(verdicts.told).toBeGreaterThan(rounds / 3)
})

function isEqual(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
