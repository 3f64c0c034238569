import { join } from 'node:path'
import { seededRandom, type Environment, type Random } from '@voyager-mc/core'
import { createVoyager, type Voyager } from '@voyager-mc/voyager'
import { fileRunStore } from '@voyager-mc/voyager'
import { memoryRunStore } from '@voyager-mc/voyager'
import type { RunStore } from '@voyager-mc/voyager'
import type { VoyagerEvent } from '@voyager-mc/voyager'
import type { VoyagerRoles } from '@voyager-mc/voyager'
import { changeRoles } from './change-roles.ts'
import type { AgentSettings } from './agent-settings.ts'
import { loadOptional } from './load-optional.ts'
import { makeEmbeddings } from './make-embeddings.ts'
import { makeGate } from './make-gate.ts'
import type { Terminal } from './command.ts'

/** Who hears what the agent does and what the library notices, and where keys are found. */
export interface OpenAgentOptions extends Pick<Terminal, 'variables' | 'complain'> {
  readonly onEvent: (event: VoyagerEvent) => void
}

/** An agent that is ready to play. */
export interface OpenAgent extends Voyager {
  /** Leaves the server and releases the directories. */
  readonly close: () => Promise<void>
}

/** Makes the agent the flags ask for; nothing is joined yet. */
export async function openAgent(
  settings: AgentSettings,
  { onEvent, variables, complain }: OpenAgentOptions,
): Promise<OpenAgent> {
  const { host, port, version, run, durability, seed, budget, model = 'none' } = settings
  const { baseUrl, embeddings } = settings
  const store = run === undefined ? memoryRunStore() : fileRunStore(run, { durability })
  const random = seed === undefined ? undefined : seededRandom(seed)
  const { roles, closeLibrary } = await makeRoles(settings, {
    store,
    random,
    complain,
    key: variables['OPENAI_API_KEY'] || undefined,
  })
  // Named like the flags that `resume` takes them for.
  const facts = {
    host,
    port,
    version,
    model,
    ...(baseUrl !== undefined && { 'base-url': baseUrl }),
    ...(embeddings !== undefined && { embeddings }),
    ...(seed !== undefined && { seed }),
  }
  const voyager = createVoyager({
    ...(await changeRoles(roles, { settings, random })),
    store,
    onEvent,
    budget,
    facts: { ...facts, ...(settings.ablate.length > 0 && { ablate: settings.ablate }) },
    ...(random && { random }),
  })
  return {
    ...voyager,
    close: async () => {
      await roles.environment.close()
      await closeLibrary()
      await store.close()
    },
  }
}

interface Shared {
  readonly store: RunStore
  readonly random: Random | undefined
  readonly complain: Terminal['complain']
  /** Sent to the endpoint of `--base-url` and to OpenAI; other providers read their own variables. */
  readonly key: string | undefined
}

async function makeRoles(
  settings: AgentSettings,
  { store, random, complain, key }: Shared,
): Promise<{ readonly roles: VoyagerRoles; readonly closeLibrary: () => Promise<void> }> {
  const { createDefaultRoles, createRoleModels } = await loadOptional(
    '@voyager-mc/tech-tree',
    () => import('@voyager-mc/voyager/preset'),
  )
  const {
    version,
    run,
    skills = run === undefined ? undefined : join(run, 'skill'),
    model,
    baseUrl,
  } = settings
  const models =
    model === undefined
      ? {}
      : await createRoleModels({
          name: model,
          ...(baseUrl !== undefined && { baseUrl, ...(key !== undefined && { apiKey: key }) }),
        })
  const embeddings =
    settings.embeddings === undefined
      ? undefined
      : await makeEmbeddings({ model: settings.embeddings, baseUrl, key })
  const { kind: _kind, ...roles } = await createDefaultRoles({
    version,
    store,
    ...models,
    ...(skills !== undefined && { skillDirectory: skills }),
    ...(embeddings && { embeddings }),
    ...(random && { random }),
    ...(settings.promote && { promote: await makeGate(settings) }),
    onSkillNotice: ({ message }) => {
      complain(message)
    },
  })
  const environment = await makeEnvironment(settings, random)
  return { roles: { environment, ...roles }, closeLibrary: () => roles.skillLibrary.close() }
}

async function makeEnvironment(
  { host, port, version, username }: AgentSettings,
  random: Random | undefined,
): Promise<Environment> {
  const { createMinecraftEnvironment } = await loadOptional(
    '@voyager-mc/bot-runtime',
    () => import('@voyager-mc/bot-runtime'),
  )
  return createMinecraftEnvironment({ host, port, version, username, ...(random && { random }) })
}
