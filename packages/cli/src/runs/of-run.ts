import { InvalidArgumentError } from '@voyager-mc/core'
import { DatabaseError } from '@voyager-mc/core/sqlite'

/** Refusal of a place that holds no run. */
export function noRunAt(place: string): InvalidArgumentError {
  return new InvalidArgumentError('RUN', place, 'name a directory that holds a run.')
}

/** Does work with the home of a run; a place without one is refused. */
export async function ofRun<Result>(place: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!DatabaseError.isInstance(error) || error.problem !== 'missing') throw error
    throw noRunAt(place)
  }
}
