import { writeSync } from 'node:fs'
import { seededRandom } from '@voyager-mc/core'
import { openGame, type GameHome } from '@voyager-mc/game'
import { attempts, createVoyager, type VoyagerEvent } from '@voyager-mc/voyager'
import { openHome, type Home } from '@voyager-mc/voyager/home'
import { compactRun, loadRunState } from '@voyager-mc/voyager/journal'
import { createDefaultRoles, worldOfHome } from '@voyager-mc/voyager/preset'
import type { SaidLine } from './said-line.ts'

// A program of its own for the kill test: plays a real run on the embedded world until it is killed or done. It opens,
// compacts and closes its home again and again, so that kills find these, too.
const [directory = '', seedText = '1', limitText = '1'] = process.argv.slice(2)
const seed = Number(seedText)
const limit = Number(limitText)
const attemptsPerOpening = 4
const version = '1.19.4'

// Past all buffers: what was said is known, whenever the process dies.
const say = (line: SaidLine): void => void writeSync(1, `${JSON.stringify(line)}\n`)

/** The world of the home; each tick that waits for its record is said. */
async function saidWorld(home: Home): Promise<GameHome> {
  const world = await worldOfHome(home)
  return {
    load: () => world.load(),
    commit: async (changes) => {
      await world.commit(changes)
      say({ staged: Number(Object(changes.meta).tick) })
    },
  }
}

function told(event: VoyagerEvent): void {
  if (event.type === 'skill-add') say({ event: event.type, skill: `${event.name}@${event.version}` })
  else say({ event: event.type })
}

async function play(): Promise<boolean> {
  say({ phase: 'opening' })
  const home = await openHome(directory)
  const random = seededRandom(seed)
  const roles = await createDefaultRoles({ version, home, random })
  const game = await openGame({
    version,
    world: { seed, operators: false },
    speed: Infinity,
    randomSeed: seed,
    home: await saidWorld(home),
  })
  say({ phase: 'joined' })
  const { attempts: made, hasLearned } = await loadRunState(home.runStore)
  const until = attempts(Math.min(limit, made + attemptsPerOpening))
  const voyager = createVoyager({ ...roles, environment: game, store: home.runStore, random, onEvent: told })
  const { state } = await voyager.learn({ until, resume: hasLearned }).result
  say({ phase: 'compacting' })
  await compactRun(home.runStore, { keepTasks: 2 })
  say({ phase: 'closing' })
  await game.close()
  await roles.skillLibrary.close()
  await home.close()
  return state.attempts >= limit
}

while (!(await play()));
say({ phase: 'done' })
