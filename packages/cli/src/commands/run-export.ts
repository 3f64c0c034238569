import { existsSync, readdirSync } from 'node:fs'
import { AgentError, InvalidArgumentError } from '@voyager-mc/core'
import { writeOriginalCheckpoint } from '../runs/write-original-checkpoint.ts'
import { jsonLine } from '../terminal/clean-text.ts'
import { exitCodes } from '../faults/exit-codes.ts'
import type { Command } from './command.ts'

/** `voyager export RUN DIR`: writes a run as a checkpoint directory of the original. */
export const runExport: Command['run'] = async ({ words, settings: { dryRun, json } }, { say }) => {
  const [run = '', directory = ''] = words
  const counts = await toldOf(directory, async () => {
    if (existsSync(directory) && readdirSync(directory).length > 0)
      throw new InvalidArgumentError('DIR', directory, 'name a directory that is empty or not there yet.')
    return writeOriginalCheckpoint(directory, { run, dryRun })
  })
  const { completed, skills, events } = counts
  say(
    json
      ? jsonLine({ directory, ...counts })
      : `${completed} completed tasks, ${skills} skills and ${events} attempts ${dryRun ? 'would be ' : ''}written to ${directory}.`,
  )
  return exitCodes.done
}

async function toldOf<Result>(directory: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (cause) {
    if (AgentError.isInstance(cause) || !(cause instanceof Error) || !('syscall' in cause)) throw cause
    const what = `A checkpoint cannot be written to ${directory} (${cause.message.split(',')[0]})`
    throw new AgentError('run-place', `${what}; name a directory that can be written.`, { cause })
  }
}
