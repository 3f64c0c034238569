import { join } from 'node:path'
import { createMinecraftEnvironment } from '@voyager-mc/bot-runtime'
import { seededRandom } from '@voyager-mc/core'
import { anyOf, attempts, createVoyager, fileRunStore, unlocked } from '@voyager-mc/voyager'
import { createDefaultRoles, createChatModel } from '@voyager-mc/voyager/preset'
import { installVirtualClock } from '@voyager-mc/world'
import { createDisplay } from './create-display.ts'
import { frozenBetweenSteps } from './frozen-between-steps.ts'
import type { LifelongOptions } from './lifelong-options.ts'
import { openWorld } from './open-world.ts'
import { readModelSettings } from './read-model-settings.ts'
import { renderSummary } from './summary-table.ts'

export interface RunLifelongContext {
  readonly environment: NodeJS.ProcessEnv
  readonly signal: AbortSignal
}

/** Plays one run and returns the exit code. */
export async function runLifelong(
  options: LifelongOptions,
  { environment: variables, signal }: RunLifelongContext,
): Promise<number> {
  const say = (line: string): void => {
    if (!options.json) console.log(line)
  }
  const settings = readModelSettings(variables)
  say(
    settings === undefined
      ? 'Roles: rule-based (no model configured; set OPENAI_API_KEY to use one).'
      : `Roles: model-driven (${settings.name} at ${settings.baseUrl ?? 'the provider'}).`,
  )
  const directory = options.runDirectory ?? defaultDirectory(options)
  const store = fileRunStore(directory)
  const world = await openWorld(options, directory)
  say(`World: ${world.description}.`)
  say(`Run directory: ${directory}`)
  const environment = createMinecraftEnvironment({
    host: world.host,
    port: world.port,
    version: options.version,
    username: options.username,
    random: seededRandom(options.seed),
  })
  const clock =
    options.speed === undefined ? undefined : installVirtualClock(globalThis, { speed: options.speed })
  clock?.freeze()
  const display = createDisplay({ output: process.stdout, json: options.json })
  try {
    const roles = await createDefaultRoles({
      version: options.version,
      random: seededRandom(options.seed),
      store,
      skillDirectory: join(directory, 'skill'),
      ...(settings === undefined ? {} : { model: await createChatModel(settings) }),
    })
    const voyager = createVoyager({
      environment: clock === undefined ? environment : frozenBetweenSteps(environment, clock),
      ...roles,
      store,
      random: seededRandom(options.seed),
      onEvent: display.show,
      facts: { seed: options.seed, version: options.version, model: settings?.name ?? 'none' },
    })
    const conditions = [attempts(options.attempts)]
    if (options.until !== 'none') conditions.push(unlocked(options.until))
    const run = voyager.learn({ until: anyOf(...conditions), resume: options.resume, signal })
    const result = await run.result
    display.end()
    say(`\n${renderSummary(result)}\n`)
    say(`Ended: ${result.detail}`)
    if (result.reason === 'aborted' || result.error !== undefined)
      say(`Resume with: npm run lifelong -- ${resumeFlags(options, directory)}`)
    return result.error === undefined || result.reason === 'aborted' ? 0 : 1
  } finally {
    display.end()
    clock?.uninstall()
    await environment.close()
    await world.close()
    await store.close()
  }
}

function defaultDirectory({ seed }: LifelongOptions): string {
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')
  return join('runs', `${stamp}-seed-${seed}`)
}

function resumeFlags({ seed, version, host, port, until }: LifelongOptions, directory: string): string {
  const flags = [`--run ${directory} --resume --seed ${seed} --version ${version} --until ${until}`]
  if (host !== undefined) flags.push(`--host ${host}`)
  if (host !== undefined && port !== undefined) flags.push(`--port ${port}`)
  return flags.join(' ')
}
