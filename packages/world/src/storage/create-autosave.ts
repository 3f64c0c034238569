import type { ServedWorld } from '../context/served-world.ts'
import { WorldStorageError } from '../errors/world-storage-error.ts'
import { WorldError } from '../errors/world-error.ts'
import type { Keeper } from './create-keeper.ts'
import type { WorldStore } from './world-store.ts'

/** Commits a world's changes to its store. */
export interface Autosave {
  /** Commits when a few seconds have passed since the last time; call it every tick. Failures are world errors. */
  readonly tick: () => void
  /** Commits now; does nothing without a store. */
  readonly save: () => Promise<void>
}

/** Parts that an autosave stands on. */
export interface CreateAutosaveOptions {
  readonly world: ServedWorld
  readonly keeper: Keeper
  /** Absent for worlds that live in memory only. */
  readonly store: WorldStore | undefined
}

// At most five seconds are lost when the process dies.
const intervalTicks = 80

/** Creates the autosave of a world. */
export function createAutosave({ world, keeper, store }: CreateAutosaveOptions): Autosave {
  let running: Promise<void> = Promise.resolve()
  let isSaving = false
  let savedTick = world.tick
  const write = async (): Promise<void> => {
    if (!store) return
    const { tick } = world
    const changes = keeper.takeChanges()
    try {
      await store.commit(changes)
    } catch (error) {
      keeper.giveBack(changes)
      throw WorldError.isInstance(error)
        ? error
        : new WorldStorageError(store.place, 'cannot be written', { cause: error })
    }
    world.events.emit('save', { tick })
  }
  // One commit after the other; a failure is told to whoever asked for that commit.
  const save = (): Promise<void> => {
    running = running.catch(() => undefined).then(write)
    return running
  }
  return {
    tick() {
      // A store that is slower than the world's time must not pile up commits.
      if (!store || isSaving) return
      // A world that was taken back to a snapshot has not yet reached the tick of its last commit.
      if (world.tick >= savedTick && world.tick < savedTick + intervalTicks) return
      isSaving = true
      // Counted from the start, so that the next commit begins at once when this one took longer than the interval.
      savedTick = world.tick
      save()
        .catch((error: unknown) => world.events.emit('error', { error, during: 'autosave' }))
        .finally(() => {
          isSaving = false
        })
    },
    save,
  }
}
