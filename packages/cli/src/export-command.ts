import { existsSync, readdirSync } from 'node:fs'
import { InvalidArgumentError } from '@voyager-mc/core'
import type { Command } from './command.ts'
import { exitCodes } from './exit-codes.ts'
import { writeOriginalCheckpoint } from './write-original-checkpoint.ts'

/** `voyager export RUN DIR`: writes a run as a checkpoint directory of the original. */
export const exportCommand: Command = {
  name: 'export',
  words: 'RUN DIR',
  summary: 'write a run as a checkpoint of the original Voyager',
  details: [
    'Task lists, answers, chest memory, skills and events, in the names and shapes of the original.',
    'Its vector stores are not written: fill them with its own embeddings before it resumes.',
  ],
  examples: ['voyager export runs/first ckpt'],
  flags: {},
  run: async ({ words, json }, { say }) => {
    const [run, directory, ...others] = words
    if (run === undefined || directory === undefined || others.length > 0)
      throw new InvalidArgumentError('RUN DIR', words.join(' '), 'write voyager export RUN DIR.')
    if (existsSync(directory) && readdirSync(directory).length > 0)
      throw new InvalidArgumentError('DIR', directory, 'name a directory that is empty or not there yet.')
    const counts = await writeOriginalCheckpoint(directory, { run })
    const { completed, skills, events } = counts
    say(
      json
        ? JSON.stringify({ directory, ...counts })
        : `${completed} completed tasks, ${skills} skills and ${events} attempts written to ${directory}.`,
    )
    return exitCodes.done
  },
}
