// `pnpm simulate --seeds 1..500 [--embedded 10] [--defect NAME]`: plays every seed and names those that broke a promise;
// each tenth one, or as many as are asked for, in the embedded world, none with 0.
import { parseArgs } from 'node:util'
import { defects, type Defect } from './defects.ts'
import { simulateSeed, type SimulatedRun } from './simulate-seed.ts'

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '1..500' },
    embedded: { type: 'string', default: '10' },
    defect: { type: 'string' },
  },
})
const [, first = '', last = first] = /^(\d+)(?:\.\.(\d+))?$/.exec(values.seeds) ?? []
const defect = defects.find((name) => name === values.defect)
if (first === '' || Number(last) < Number(first)) refuse(`--seeds is ${values.seeds}; write 7 or 1..500.`)
if (values.defect !== undefined && defect === undefined)
  refuse(`--defect is ${values.defect}; choose one of ${defects.join(', ')}.`)
const every = Number(values.embedded)
if (!Number.isInteger(every) || every < 0)
  refuse(`--embedded is ${values.embedded}; write 10, or 0 for none.`)

const startedAt = performance.now()
const runs: SimulatedRun[] = []
let embedded = 0
for (let seed = Number(first); seed <= Number(last); seed += 1) runs.push(await play(seed, defect))
const broken = runs.filter(({ problem }) => problem !== undefined)
const faults = runs.flatMap((run) => Object.values(run.faults)).reduce((sum, count) => sum + count, 0)
const lives = runs.reduce((sum, run) => sum + run.lives, 0)
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
console.log(
  `${runs.length} seeds (${embedded} in the embedded world), ${lives} lives, ${faults} faults in ${seconds} s; ${broken.length} seeds broke a promise`,
)
process.exit(broken.length === 0 ? 0 : 1)

async function play(seed: number, put: Defect | undefined): Promise<SimulatedRun> {
  const isEmbedded = every > 0 && seed % every === 0
  const run = await simulateSeed(seed, {
    ...(put && { defect: put }),
    ...(isEmbedded && { world: 'embedded', attemptLimit: 6 }),
  })
  if (isEmbedded) embedded += 1
  if (run.problem !== undefined) console.log(`seed ${seed}: ${run.problem}`)
  return run
}

function refuse(message: string): never {
  console.error(message)
  process.exit(2)
}
