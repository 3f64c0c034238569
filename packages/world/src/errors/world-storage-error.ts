import { WorldError } from './world-error.ts'

/** A world directory cannot be read or written. */
export class WorldStorageError extends WorldError {
  readonly directory: string

  constructor(directory: string, problem: string, options?: ErrorOptions) {
    super('WORLD_STORAGE_FAILED', `World directory '${directory}' ${problem}.`, options)
    this.directory = directory
  }
}
