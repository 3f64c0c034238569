import { WorldStorageError } from '../errors/world-storage-error.ts'
import { openDirectory } from './open-directory.ts'
import { readKeptWorld, type ReadWorld } from '../storage/read-kept-world.ts'
import type { KeptWorld, WorldStore } from '../storage/world-store.ts'

/** Options that say where a world comes from. */
export interface OriginOptions {
  readonly directory?: string
  readonly store?: WorldStore
  readonly kept?: KeptWorld
  readonly version?: string
  readonly seed?: number
}

/** Where a world comes from and is kept. */
export interface WorldOrigin {
  /** Absent for worlds that are not kept, or are kept by the host. */
  readonly store: WorldStore | undefined
  /** The world as it was kept; absent for a new one. */
  readonly kept: ReadWorld | undefined
  readonly place: string
  /** Closes a store that was opened here; the caller's own stays open. */
  closeStore(this: void): Promise<void>
}

/** Opens the place of a world and reads what is there; throws `WorldError`. */
export async function openOrigin(options: OriginOptions): Promise<WorldOrigin> {
  // Both together are refused where all options are checked.
  const isOwn = options.store === undefined && isDirectory(options.directory)
  const own = isOwn ? openDirectory(options.directory) : undefined
  const store = own ?? options.store
  const place = store?.place ?? 'kept'
  const closeStore = async (): Promise<void> => own?.close()
  try {
    const found = store ? await store.load() : options.kept
    const kept = found && readKeptWorld(found, place)
    if (kept) checkSame(kept, place, options)
    return { store, kept, place, closeStore }
  } catch (error) {
    await closeStore()
    throw error
  }
}

/** Gives the options that a kept world decides. */
export function keptOptions(
  kept: ReadWorld | undefined,
): Partial<Pick<ReadWorld['meta'], 'version' | 'seed' | 'difficulty'>> {
  if (!kept) return {}
  const { version, seed, difficulty } = kept.meta
  return { version, seed, difficulty }
}

// Other values are refused where all options are checked.
const isDirectory = (directory: unknown): directory is string =>
  typeof directory === 'string' && directory.trim() !== ''

function checkSame({ meta }: ReadWorld, place: string, { version, seed }: OriginOptions): void {
  const isOther =
    (version !== undefined && version !== meta.version) || (seed !== undefined && seed !== meta.seed)
  if (!isOther) return
  throw new WorldStorageError(
    place,
    `is of version ${meta.version} and seed ${meta.seed}; leave version and seed out, or choose another place`,
  )
}
