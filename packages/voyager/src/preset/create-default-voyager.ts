import { join } from 'node:path'
import { createVoyager, type Voyager } from '../create-voyager.ts'
import type { Durability } from '../stores/durability.ts'
import { fileRunStore } from '../stores/file-run-store.ts'
import { memoryRunStore } from '../stores/memory-run-store.ts'
import type { VoyagerRoles } from '../voyager-roles.ts'
import type { CreateVoyagerOptions } from '../voyager-settings.ts'
import { createDefaultRoles } from './create-default-roles.ts'
import type { CreateDefaultRolesOptions, DefaultRoles } from './default-roles.ts'

/** Which server to join, who decides, and where to keep what is learned. */
export interface CreateDefaultVoyagerOptions
  extends
    Omit<CreateDefaultRolesOptions, 'store'>,
    Omit<CreateVoyagerOptions, keyof VoyagerRoles | 'store' | 'random'> {
  /** The default is this machine. */
  readonly host?: string
  readonly port: number
  /** Name the agent joins under; the default is `bot`. */
  readonly username?: string
  /** Keeps journal, checkpoints and skills; absent forgets everything with the process. */
  readonly runDirectory?: string
  /** Faults that saved progress survives: `process`, the default, means `kill -9`, and `power` a power cut, too. */
  readonly durability?: Durability
}

/** An agent on a Minecraft server. */
export interface DefaultVoyager extends Voyager {
  readonly kind: DefaultRoles['kind']
  /** Leaves the server and releases the run directory. */
  readonly close: () => Promise<void>
}

/** The whole agent in one call: bot, roles and stores with the paper's defaults. */
export async function createDefaultVoyager({
  host,
  port,
  username,
  runDirectory,
  durability = 'process',
  ...options
}: CreateDefaultVoyagerOptions): Promise<DefaultVoyager> {
  const { createMinecraftEnvironment } = await import('@voyager-mc/bot-runtime')
  const { version, random } = options
  const store = runDirectory === undefined ? memoryRunStore() : fileRunStore(runDirectory, { durability })
  const roles = await createDefaultRoles({
    ...(runDirectory !== undefined && {
      skillDirectory: join(runDirectory, 'skill'),
      questionDirectory: join(runDirectory, 'curriculum', 'index'),
    }),
    ...options,
    store,
  })
  const environment = createMinecraftEnvironment({
    port,
    version,
    ...(host !== undefined && { host }),
    ...(username !== undefined && { username }),
    ...(random && { random }),
  })
  const voyager = createVoyager({ ...options, environment, ...roles, store })
  return {
    ...voyager,
    kind: roles.kind,
    close: async () => {
      await environment.close()
      await roles.skillLibrary.close()
      await store.close()
    },
  }
}
