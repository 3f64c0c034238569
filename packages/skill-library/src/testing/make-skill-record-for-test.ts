import { hashSource } from '../record/hash-source.ts'
import { unused } from '../record/lifecycle.ts'
import { skillSchemaVersion, type SkillRecord } from '../record/skill-record.ts'

/** A valid record of a skill that mines a log; override what the test is about. */
export function makeSkillRecordForTest(overrides: Partial<SkillRecord> = {}): SkillRecord {
  const source =
    overrides.source ?? 'async function mineWoodLog(bot) {\n  await mineBlock(bot, "oak_log", 1)\n}'
  return {
    schemaVersion: skillSchemaVersion,
    name: 'mineWoodLog',
    source,
    description: 'Mines one oak log.',
    task: 'Mine 1 wood log',
    version: 1,
    contentHash: hashSource(source),
    dependencies: [],
    helpers: [],
    parameters: ['bot'],
    provenance: {},
    status: 'active',
    use: unused,
    createdAtMs: 0,
    updatedAtMs: 0,
    statusChangedAtMs: 0,
    ...overrides,
  }
}
