import { basename, join, resolve } from 'node:path'
import { statSync } from 'node:fs'
import {
  readResults,
  renderSummary,
  summarizeRun,
  writePages,
  writeReport,
  type SecondCritic,
} from '@voyager-mc/evaluation'
import { definedOf } from '@voyager-mc/core'
import { lookIntoCheckpoint } from '../runs/look-into-checkpoint.ts'
import { loadOptional } from '../faults/load-optional.ts'
import { readRun } from '../runs/read-run.ts'
import { versionOfRun } from '../runs/version-of-run.ts'
import { jsonLine } from '../terminal/clean-text.ts'
import { exitCodes } from '../faults/exit-codes.ts'
import type { Command } from './command.ts'

/** `voyager report RUN …`: writes the report of each run, or of the results of an evaluation, and prints its table. */
export const runReport: Command['run'] = async ({ words, settings }, { say, warn }) => {
  const { json, png, recheck, prices: given } = settings
  const prices = given && { prices: { '*': { input: given[0], output: given[1] } } }
  for (const directory of words) {
    if (isResultsFile(directory)) {
      const files = await writePages(pagesOf(directory), await readResults(directory))
      say(json ? jsonLine({ results: directory, files }) : `Written: ${files.join(', ')}`)
      continue
    }
    const { journal } = await readRun(directory)
    const before = await lookIntoCheckpoint(directory)
    const files = await writeReport(join(directory, 'report'), {
      journal,
      name: basename(resolve(directory)),
      png,
      ...prices,
      ...definedOf({ before }),
      ...(recheck && { secondCritic: await rulesAsCritic(directory) }),
    })
    if (png && !files.some((file) => file.endsWith('.png')))
      warn('No PNG was written: @resvg/resvg-js is not installed; run npm install @resvg/resvg-js.')
    const summary = summarizeRun(journal, { ...prices, ...definedOf({ before }) })
    say(json ? jsonLine(summary) : `${renderSummary(summary)}\n\nWritten: ${files.join(', ')}`)
  }
  return exitCodes.done
}

function isResultsFile(place: string): boolean {
  return /\.(nd)?json$/.test(place) && statSync(place, { throwIfNoEntry: false })?.isFile() === true
}

/** Folder beside a results file. */
function pagesOf(file: string): string {
  return file.replace(/\.(nd)?json$/, '-report')
}

async function rulesAsCritic(directory: string): Promise<SecondCritic> {
  const { createTechTree } = await loadOptional(
    '@voyager-mc/tech-tree',
    () => import('@voyager-mc/tech-tree'),
  )
  const { postconditionCritic } = await loadOptional(
    '@voyager-mc/rule-roles',
    () => import('@voyager-mc/rule-roles'),
  )
  const techTree = createTechTree(await versionOfRun(directory))
  const critic = postconditionCritic({ techTree })
  return async (request) => {
    const verdict = await critic.decide(request)
    return verdict.status === 'decided' ? verdict.critique.success : undefined
  }
}
