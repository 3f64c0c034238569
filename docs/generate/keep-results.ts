// `node docs/generate/keep-results.ts FROM TO`: keeps of a results file of `voyager eval` what the page of evaluations is made of.
// Words of steps and skills are left out, and so are the trials of seeds that were not played whole.
import { writeFileSync } from 'node:fs'
import { readResults } from '@voyager-mc/evaluation'

const [from = '', to = ''] = process.argv.slice(2)
const { trials, ...header } = await readResults(from)
const perSeed = header.suite.tasks * header.conditions.length
const seeds = header.seeds.filter((seed) => trials.filter((trial) => trial.seed === seed).length === perSeed)
const kept = trials
  .filter(({ seed }) => seeds.includes(seed))
  .map(({ skills: _graph, steps, ...trial }) => ({
    ...trial,
    steps: steps.map(({ message: _words, ...step }) => step),
  }))
writeFileSync(to, [{ ...header, seeds }, ...kept].map((line) => `${JSON.stringify(line)}\n`).join(''))
