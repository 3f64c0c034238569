// A run stops in the middle of its work and goes on where it was, from the journal alone.
//   node examples/resume.ts
import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fakeEnvironment, scriptedActionAgent, scriptedCritic } from '@voyager-mc/core/testing'
import { fixedCurriculum } from '@voyager-mc/curriculum'
import { attempts, createVoyager, type LearnResult } from '@voyager-mc/voyager'
import { openHome } from '@voyager-mc/voyager/home'
import { loadRunState } from '@voyager-mc/voyager/journal'
import { fakeSkillLibrary } from '@voyager-mc/voyager/testing'

const directory = await mkdtemp(join(tmpdir(), 'resume-'))
const names = ['Mine 3 wood log', 'Craft 1 crafting_table', 'Craft 1 wooden_pickaxe']

/** A process of its own in real life: it knows nothing but the directory. */
async function learn(limit: number): Promise<LearnResult> {
  const home = await openHome(directory)
  const { completed } = await loadRunState(home.runStore)
  const left = names.filter((name) => !completed.includes(name)).map((name) => ({ name }))
  const voyager = createVoyager({
    environment: fakeEnvironment(),
    curriculum: fixedCurriculum(left),
    actionAgent: scriptedActionAgent({ name: 'work', source: 'async function work(bot) {}' }),
    critic: scriptedCritic({ success: true, reasoning: '', feedback: '' }),
    skillLibrary: fakeSkillLibrary(),
    store: home.runStore,
  })
  try {
    return await voyager.learn({ until: attempts(limit), resume: true }).result
  } finally {
    await home.close()
  }
}

const first = await learn(1)
console.log(first.detail, first.completed)
assert.deepEqual(first.completed, names.slice(0, 1))
const second = await learn(3)
console.log(second.detail, second.completed)
assert.deepEqual(second.completed, names)
assert.equal(second.attempts, 3)
await rm(directory, { recursive: true })
