import type { SuiteRunner } from '@voyager-mc/core/testing'
import type { SkillStore } from '../stores/skill-store.ts'
import { experienceCases } from './store-experience-cases.ts'
import { handlingCases } from './store-handling-cases.ts'
import { recordCases } from './store-record-cases.ts'

/** Opens a store on one place; opening it again finds what the first one saved. */
export type OpenSkillStore = () => SkillStore | Promise<SkillStore>

/** The tests every `SkillStore` has to pass, for any test runner; `makePlace` gives a fresh, empty place per test. */
export function testSkillStore(
  makePlace: () => OpenSkillStore | Promise<OpenSkillStore>,
  { test, expect }: SuiteRunner,
): void {
  for (const [sentence, check] of [...recordCases, ...handlingCases, ...experienceCases]) {
    test(`a skill store ${sentence}`, async () => check(await makePlace(), expect))
  }
}
