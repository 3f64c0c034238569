import { join } from 'node:path'
import { createMinecraftEnvironment } from '@voyager-mc/bot-runtime'
import { seededRandom } from '@voyager-mc/core'
import { anyOf, attempts, createVoyager, fileRunStore, unlocked, type LearnResult } from '@voyager-mc/voyager'
import { createDefaultRoles, type CreateRoleModelsOptions } from '@voyager-mc/voyager/preset'
import { createDisplay, type Display } from './create-display.ts'
import type { LifelongOptions } from './lifelong-options.ts'
import { openWorld, type OpenWorld } from './open-world.ts'
import { openModels, readBudget, readModelSettings } from './read-model-settings.ts'
import { renderSummary } from './summary-table.ts'

export interface RunLifelongContext {
  readonly environment: NodeJS.ProcessEnv
  readonly signal: AbortSignal
}

/** Plays one run and returns the exit code. */
export async function runLifelong(
  options: LifelongOptions,
  { environment, signal }: RunLifelongContext,
): Promise<number> {
  const say = (line: string): void => {
    if (!options.json) console.log(line)
  }
  const model = readModelSettings(environment)
  say(describeRoles(model))
  const directory = options.runDirectory ?? defaultDirectory(options)
  const world = await openWorld(options, directory)
  say(`World: ${world.description}.`)
  say(`Run directory: ${directory}`)
  const display = createDisplay({ output: process.stdout, json: options.json })
  try {
    const result = await learn(options, { directory, world, display, model, signal })
    display.end()
    say(`\n${renderSummary(result)}\n\nEnded: ${result.detail}`)
    const isUnfinished =
      result.reason === 'aborted' || result.reason === 'budget' || result.error !== undefined
    if (isUnfinished) say(`Resume with: npm run lifelong -- ${resumeFlags(options, directory)}`)
    return result.error === undefined || result.reason === 'aborted' ? 0 : 1
  } finally {
    display.end()
    await world.close()
  }
}

interface LearnParts {
  readonly directory: string
  readonly world: OpenWorld
  readonly display: Display
  readonly model: CreateRoleModelsOptions | undefined
  readonly signal: AbortSignal
}

async function learn(
  { seed, version, username, attempts: limit, until, resume }: LifelongOptions,
  { directory, world, display, model, signal }: LearnParts,
): Promise<LearnResult> {
  const store = fileRunStore(directory)
  const random = seededRandom(seed)
  const environment = createMinecraftEnvironment({
    host: world.host,
    port: world.port,
    version,
    username,
    random,
  })
  const roles = await createDefaultRoles({
    version,
    random,
    store,
    skillDirectory: join(directory, 'skill'),
    ...(model === undefined ? {} : await openModels(model, process.env)),
  })
  try {
    const voyager = createVoyager({
      ...world.inItsTime({ environment, ...roles }),
      store,
      random,
      onEvent: display.show,
      budget: readBudget(process.env),
      facts: { seed, version, model: model?.name ?? 'none' },
    })
    const conditions = until === 'none' ? [attempts(limit)] : [attempts(limit), unlocked(until)]
    return await voyager.learn({ until: anyOf(...conditions), resume, signal }).result
  } finally {
    await environment.close()
    await roles.skillLibrary.close()
    await store.close()
  }
}

function describeRoles(model: CreateRoleModelsOptions | undefined): string {
  return model === undefined
    ? 'Roles: rule-based (no model configured; set OPENAI_API_KEY to use one).'
    : `Roles: model-driven (${model.name} at ${model.baseUrl ?? 'the provider'}).`
}

function defaultDirectory({ seed }: LifelongOptions): string {
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')
  return join('runs', `${stamp}-seed-${seed}`)
}

function resumeFlags(
  { seed, version, host, port, until, attempts: limit }: LifelongOptions,
  directory: string,
): string {
  const flags = [
    `--run ${directory} --resume --seed ${seed} --version ${version} --attempts ${limit} --until ${until}`,
  ]
  if (host !== undefined) flags.push(`--host ${host}`)
  if (host !== undefined && port !== undefined) flags.push(`--port ${port}`)
  return flags.join(' ')
}
