// The main job: a lifelong learner on a Minecraft server, by default in an embedded world and without a model.
//   npm run lifelong -- --seed 7 --attempts 160
import { openModels, placesOfHome, runMainJob } from '@voyager-mc/cli'
import { definedOf, seededRandom } from '@voyager-mc/core'
import { openGame } from '@voyager-mc/game'
import { anyOf, attempts, createVoyager, unlocked } from '@voyager-mc/voyager'
import { openHome } from '@voyager-mc/voyager/home'
import { createDefaultRoles, worldOfHome } from '@voyager-mc/voyager/preset'

// Flags, display, Ctrl-C and exit codes are those of `voyager learn`; what happens in between is told here.
await runMainJob('npm run lifelong --', async ({ settings, isResumed, display, signal, budget, facts }) => {
  const { run, seed, version, username, auth, sight, host, port, speed = 0 } = settings
  const random = seededRandom(seed)

  // One file keeps what is done, what is learned and the world, so that a run can go on after any end.
  const home = await openHome(run)

  // Four roles: the curriculum chooses tasks, the action agent writes programs, the critic judges, the library remembers.
  // A model plays the first three when one is configured; otherwise the rules of the tech tree do.
  const roles = await createDefaultRoles({
    version,
    random,
    home,
    ...(await openModels(settings)),
    onSkillNotice: ({ message }) => display.notice(message),
  })

  // The game: bot, sandbox and an embedded world in a thread of their own, or a bot on somebody's server.
  display.stage(`World: ${host ?? 'embedded'}, Minecraft ${version}`)
  const place =
    host === undefined
      ? { world: definedOf({ seed, port }), speed: speed || Infinity, home: await worldOfHome(home) }
      : { server: definedOf({ host, port }) }
  const bot = { version, username, auth, sight, randomSeed: seed, places: placesOfHome(home) }
  const ears = { onEvent: display.watch, onGlance: display.glance }
  const environment = await openGame({ ...place, ...bot, ...ears, signal })

  try {
    // The loop: propose a task, attempt it, judge it, keep what worked, until there is nothing left to do.
    await environment.reset({ signal })
    const parts = { environment, ...roles, store: home.runStore, random }
    const voyager = createVoyager({ ...parts, onEvent: display.show, budget, facts })
    const last = attempts(settings.attempts)
    const end = settings.until === 'none' ? last : anyOf(last, unlocked(settings.until))
    return await voyager.learn({ until: end, resume: isResumed, signal }).result
  } finally {
    await environment.close()
    await roles.skillLibrary.close()
    await home.close()
  }
})
