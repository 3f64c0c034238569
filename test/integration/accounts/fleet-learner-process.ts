// Plays a run as a fleet's learner does, on the server of a port, and prints what it tells its worker.
import type { LearnerWork } from '@voyager-mc/fleet'
import { memorySkillStore } from '@voyager-mc/skill-library'
import { memoryRunStore } from '@voyager-mc/voyager'
import { learn } from '../../../packages/cli/src/fleet/learner.ts'

const [port = ''] = process.argv.slice(2)
const work: Omit<LearnerWork, 'database'> = {
  run: 'default/learn/1',
  spec: {
    condition: 'default',
    seed: 1,
    server: { host: '127.0.0.1', port: Number(port) },
    settings: { auth: 'microsoft', username: 'Ada' },
  },
  isResumed: false,
  runStore: memoryRunStore(),
  world: { load: async () => undefined, commit: async () => undefined },
  places: { load: async () => [], save: async () => undefined },
  skillStore: memorySkillStore(),
  signal: new AbortController().signal,
  onProgress: () => undefined,
  onNotice: (text: string) => console.log(`notice: ${text}`),
}

// A learner of ours has no use for the database itself.
await learn(work as LearnerWork).catch((error: unknown) => console.log(String(error)))
process.exit(0)
