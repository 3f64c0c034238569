import { usualVersion } from '../options/usual-game.ts'
import { readKeptSettings } from './read-kept-settings.ts'

/** Game version of a run; one that says none was of the usual version. */
export async function versionOfRun(place: string): Promise<string> {
  const { version } = await readKeptSettings(place)
  return typeof version === 'string' ? version : usualVersion
}
