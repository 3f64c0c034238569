import type { Observation } from '@voyager-mc/core'
import type { Connection } from '../connection/join-world.ts'
import { prepareWorld, type PrepareWorldOptions } from './prepare-world.ts'

export interface EnterWorldOptions extends Omit<PrepareWorldOptions, 'isNew'> {
  /** Makes a new connection. */
  readonly join: () => Promise<Connection>
}

/** Prepares the world that a bot is in; joins it where there is no connection, or where it turns out to be lost. */
export async function enterWorld(
  known: Connection | undefined,
  { join, ...options }: EnterWorldOptions,
): Promise<Observation> {
  if (known && !known.lost.aborted) {
    try {
      return await prepareWorld(known, { ...options, isNew: false })
    } catch (error) {
      if (!known.lost.aborted || error !== known.lost.reason) throw error
    }
  }
  return prepareWorld(await join(), { ...options, isNew: true })
}
