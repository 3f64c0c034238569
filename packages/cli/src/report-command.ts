import { basename, join, resolve } from 'node:path'
import { InvalidArgumentError } from '@voyager-mc/core'
import type { PriceTable } from '@voyager-mc/voyager/models'
import type { SecondCritic } from '@voyager-mc/evaluation'
import { renderSummary } from '@voyager-mc/evaluation'
import { summarizeRun } from '@voyager-mc/evaluation'
import { writeReport } from '@voyager-mc/evaluation'
import type { CommandArguments } from './command-arguments.ts'
import type { Command } from './command.ts'
import { exitCodes } from './exit-codes.ts'
import { loadOptional } from './load-optional.ts'
import { needRuns } from './need-runs.ts'
import { readRun, readRunFacts } from './read-run.ts'

/** `voyager report RUN`: writes the report of each run and prints its table. */
export const reportCommand: Command = {
  name: 'report',
  words: 'RUN [RUN …]',
  summary: 'write RUN/report: figures, table, plots',
  examples: [
    'voyager report runs/first',
    'voyager report runs/first --recheck --png',
    'voyager report runs/first --prices 2.5,10 --json',
  ],
  flags: {
    recheck: { summary: 'judge every attempt again by rules, for the rate of false successes' },
    png: { summary: 'write plots as PNG, too; needs @resvg/resvg-js' },
    prices: { value: 'IN,OUT', summary: 'US dollars per million input and output tokens, of every model' },
  },
  run: async (input, { say, complain }) => {
    const { words, json } = input
    const prices = readPrices(input)
    for (const directory of needRuns(words, 'report')) {
      const journal = await readRun(directory)
      const files = await writeReport(join(directory, 'report'), {
        journal,
        name: basename(resolve(directory)),
        png: input.is('png'),
        ...(prices && { prices }),
        ...(input.is('recheck') && { secondCritic: await rulesAsCritic(directory) }),
      })
      if (input.is('png') && !files.some((file) => file.endsWith('.png')))
        complain('No PNG was written: @resvg/resvg-js is not installed; run npm install @resvg/resvg-js.')
      const summary = summarizeRun(journal, { ...(prices && { prices }) })
      say(json ? JSON.stringify(summary) : `${renderSummary(summary)}\n\nWritten: ${files.join(', ')}`)
    }
    return exitCodes.done
  },
}

function readPrices(input: CommandArguments): PriceTable | undefined {
  const parts = input.list('prices').map(Number)
  if (parts.length === 0) return undefined
  const [inputPrice, outputPrice] = parts
  const isGood = parts.length === 2 && parts.every((price) => price >= 0 && Number.isFinite(price))
  if (isGood && inputPrice !== undefined && outputPrice !== undefined)
    return { '*': { input: inputPrice, output: outputPrice } }
  throw new InvalidArgumentError('--prices', input.text('prices'), 'pass two numbers such as 2.5,10.')
}

async function rulesAsCritic(directory: string): Promise<SecondCritic> {
  const { version = '1.19.4' } = await readRunFacts(directory)
  const { createTechTree } = await loadOptional(
    '@voyager-mc/tech-tree',
    () => import('@voyager-mc/tech-tree'),
  )
  const { postconditionCritic } = await loadOptional(
    '@voyager-mc/critic',
    () => import('@voyager-mc/rule-roles'),
  )
  const critic = postconditionCritic({ techTree: createTechTree(version) })
  return async (request) => {
    const verdict = await critic.decide(request)
    return verdict.status === 'decided' ? verdict.critique.success : undefined
  }
}
