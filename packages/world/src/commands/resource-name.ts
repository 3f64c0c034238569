import { CommandError } from '../errors/command-error.ts'

/** Takes the `minecraft:` from an id; throws `CommandError` when it holds characters no id has. */
export function resourceName(id: string): string {
  if (!/^([a-z0-9_.-]+:)?[a-z0-9_./-]+$/.test(id)) throw new CommandError(`Invalid ID`)
  return id.replace(/^minecraft:/, '')
}
