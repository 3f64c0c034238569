import { join } from 'node:path'
import { createSkillLibrary, fileSkillStore } from '@voyager-mc/skill-library'
import { createVoyager } from '../create-voyager.ts'
import { loadRunState } from '../state/load-run-state.ts'
import { tasks } from '../stop-conditions/tasks.ts'
import { fileRunStore } from './file-run-store.ts'
import { repeatableRoles } from '../testing/repeatable-roles.ts'

// A program of its own for the kill test: learns in the directory it is given until it is killed or done.
const [directory = '', limit = '1'] = process.argv.slice(2)
const store = fileRunStore(directory)
const state = await loadRunState(store)
const skillLibrary = createSkillLibrary({ store: fileSkillStore(join(directory, 'skill')) })
const pause = async (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1))
const run = createVoyager({ ...repeatableRoles({ state, skillLibrary, pause }), store }).learn({
  until: tasks(Number(limit)),
  resume: true,
})
process.stdout.write('running\n')
await run.result
process.stdout.write('done\n')
