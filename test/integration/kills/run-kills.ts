// `pnpm kills --count 300 [--seed 1] [--damage 500]`: kills real runs at random moments and names every promise that did
// not hold; then spoils what was left of the last one, as the kill left it, at so many random places.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { damageRun } from './damage-run.ts'
import { killRuns } from './kill-runs.ts'

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    damage: { type: 'string', default: '0' },
  },
})
const [count, seed, damage] = [Number(values.count), Number(values.seed), Number(values.damage)]
if (![count - 1, seed, damage].every((value) => Number.isInteger(value) && value >= 0)) {
  console.error(`${process.argv.slice(2).join(' ')}: pass whole numbers, and a count of at least 1.`)
  process.exit(2)
}
const directory = mkdtempSync(join(tmpdir(), 'voyager-kills-'))
const startedAt = performance.now()
const { kills, runs, faults, hot } = await killRuns({
  directory,
  count,
  seed,
  onKill: (line) => console.log(line),
})
const { told, harmless, silent } =
  hot === undefined ? { told: 0, harmless: 0, silent: [] } : await damageRun(hot, { count: damage, seed })
rmSync(directory, { recursive: true })
const seconds = Math.round((performance.now() - startedAt) / 1000)
const moments = Object.entries(kills).map(([moment, number]) => `${number} ${moment}`)
console.log(`${count} kills (${moments.join(', ')}) of ${runs} runs in ${seconds} s; ${faults.length} faults`)
console.log(
  `${told + harmless + silent.length} places spoiled: ${told} told, ${harmless} harmless, ${silent.length} silent`,
)
for (const place of silent) console.log(`silent: ${place}`)
process.exit(faults.length + silent.length === 0 ? 0 : 1)
