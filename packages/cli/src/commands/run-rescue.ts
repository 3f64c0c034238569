import { existsSync, readdirSync, statSync } from 'node:fs'
import { InvalidArgumentError } from '@voyager-mc/core'
import { rescueHome } from '@voyager-mc/voyager/home'
import { exitCodes } from '../faults/exit-codes.ts'
import { describeParts, inspectRun } from '../runs/inspect-run.ts'
import { ofRun } from '../runs/of-run.ts'
import { jsonLine } from '../terminal/clean-text.ts'
import type { Command } from './command.ts'

/** `voyager rescue RUN TARGET`: saves what is whole of a run into a new one, and checks that. */
export const runRescue: Command['run'] = async ({ words, settings: { json } }, { say }) => {
  const [run = '', target = ''] = words
  if (isTaken(target))
    throw new InvalidArgumentError('TARGET', target, 'name a directory that is empty or not there yet.')
  const rescued = await ofRun(run, () => rescueHome(run, { target }))
  const parts = await inspectRun(target)
  if (json) say(jsonLine({ target, ...rescued, parts }))
  else {
    const { records, attempts, lost } = rescued
    say(`Saved ${records} records and ${attempts} attempts to ${target}.`)
    say(lost.length === 0 ? 'Nothing was lost.' : 'Lost:')
    for (const line of [...lost, ...describeParts(parts)]) say(line)
  }
  return parts.some(({ faults }) => faults.length > 0) ? exitCodes.failed : exitCodes.done
}

function isTaken(place: string): boolean {
  return existsSync(place) && (!statSync(place).isDirectory() || readdirSync(place).length > 0)
}
