// The loop with doubles of every role, and its run in a home: what needs no Minecraft data.
import {
  fakeEnvironment,
  scriptedActionAgent,
  scriptedCritic,
  scriptedCurriculum,
} from '@voyager-mc/core/testing'
import { attempts, createVoyager } from '@voyager-mc/voyager'
import { openHome } from '@voyager-mc/voyager/home'
import { fakeSkillLibrary } from '@voyager-mc/voyager/testing'

const home = await openHome(process.argv[2])
const voyager = createVoyager({
  environment: fakeEnvironment(),
  curriculum: scriptedCurriculum([{ name: 'Mine 1 oak_log' }]),
  actionAgent: scriptedActionAgent({ name: 'mineLog', source: 'async function mineLog(bot) {}' }),
  critic: scriptedCritic({ success: true, reasoning: 'It is there.', feedback: '' }),
  skillLibrary: fakeSkillLibrary(),
  store: home.runStore,
})
const run = voyager.learn({ until: attempts(1) })
for await (const event of run) if (event.type === 'task-end') console.log(event.status)
await home.close()
process.exit()
