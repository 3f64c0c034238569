import { WorldError } from './world-error.ts'

/** A kept world cannot be read or written. */
export class WorldStorageError extends WorldError {
  /** Place of the world: a file, a directory or the name of a store. */
  readonly place: string

  constructor(place: string, problem: string, options?: ErrorOptions) {
    super('WORLD_STORAGE_FAILED', `World '${place}' ${problem}.`, options)
    this.place = place
  }
}
