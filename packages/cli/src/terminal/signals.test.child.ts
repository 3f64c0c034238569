import { setTimeout as delay } from 'node:timers/promises'
import { attempts, createVoyager } from '@voyager-mc/voyager'
import { openHome } from '@voyager-mc/voyager/home'
import { makeRoles } from '@voyager-mc/voyager/testing'
import { runMainJob } from '../program/run-main-job.ts'

// A program of its own for the test of signals: `voyager learn` without a game. With `clings` in its environment it does
// not end when it is asked to.
await runMainJob('voyager learn', async ({ settings, isResumed, display, signal, facts }) => {
  const home = await openHome(settings.run)
  const { environment, ...roles } = makeRoles()
  const slow: typeof environment = {
    ...environment,
    step: async (program, options) => {
      await delay(5)
      return environment.step(program, options)
    },
  }
  try {
    const voyager = createVoyager({
      environment: slow,
      ...roles,
      store: home.runStore,
      onEvent: display.show,
      facts,
    })
    return await voyager.learn({ until: attempts(100_000), resume: isResumed, signal }).result
  } finally {
    if (process.env['clings'] === undefined) await home.close()
    else await delay(60_000)
  }
})
