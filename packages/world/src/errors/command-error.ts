import { WorldError } from './world-error.ts'

/** A slash command was used wrongly; its message goes to the chat of whoever typed it. */
export class CommandError extends WorldError {
  constructor(message: string, options?: ErrorOptions) {
    super('WORLD_COMMAND_FAILED', message, options)
  }
}
