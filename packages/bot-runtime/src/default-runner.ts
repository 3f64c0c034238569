import { InvalidArgumentError } from '@voyager-mc/core'
import type { ProgramRunner } from './program-runner/program-runner.ts'

/** The sandbox programs run in unless the embedder passes another. */
export function defaultRunner(): ProgramRunner {
  throw new InvalidArgumentError('runner', undefined, 'pass a ProgramRunner.')
}
