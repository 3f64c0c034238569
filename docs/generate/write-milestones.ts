import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { milestones, type Milestone } from '../../bench/milestones/milestone.ts'
import { renderRows } from './render-rows.ts'

/** A line of what `npm run bench -- milestones` writes. */
interface RecordedLife {
  readonly seed: number
  readonly sight: string
  readonly commit: string
  readonly worldMinutes: number
  readonly deaths: number
  readonly operatorCommands: number
  readonly milestones: Readonly<Partial<Record<Milestone, number>>>
  readonly lastFailures: readonly string[]
}

const proofs: Readonly<Record<Milestone, string>> = {
  'iron pickaxe': 'one comes into the inventory',
  'diamond pickaxe': 'one comes into the inventory',
  obsidian: 'one comes into the inventory',
  'Nether entered': 'the server says that the bot is there',
  'blaze rod': 'one comes into the inventory',
  'ender pearl': 'one comes into the inventory',
  'enchanted diamond tool': 'an enchanted one is held after a table was used in the same step',
  'brewed potion': 'a potion other than water is held after a stand was used in the same step',
  'netherite ingot': 'one comes into the inventory',
  'End entered': 'the server says that the bot is there',
  'dragon dead': 'it dies of a blow or an arrow of the bot',
}

/** Writes the page of the milestones between bare hands and the dragon, with the lives that are kept in `data/`. */
export function writeMilestones(docs: string): void {
  const text = [
    '# Milestones to the dragon',
    'How far a life without a model comes, operator powers off. A milestone counts when the server shows it; what the agent says of itself does not matter.',
    renderRows(
      ['Milestone', 'It counts when'],
      milestones.map((milestone) => [milestone, proofs[milestone]]),
    ),
    '## Lives so far',
    'Every recorded life is here, with what failed last. They are too few for a median.',
    ...readLives(docs).map(renderLife),
    '## The dragon alone',
    'Fights were staged: iron armour, a diamond sword, a bow and 320 arrows, easy, all crystals standing, the dragon unhurt, and nobody helps. It died on seeds 7, 11 and 12, in 7,000 to 8,100 ticks; on seed 13 the bot died of its breath, and so it did on a first try on seed 11. No life from bare hands has reached it yet.',
    '## Yours',
    'A life goes on where it was cut off, so the command can be given again and again:',
    [
      '```sh',
      'BENCH_SEEDS=1-10 BENCH_MINUTES=720 BENCH_SIGHT=exposed BENCH_RESULTS=lives BENCH_WALL_MINUTES=30 npm run bench -- milestones',
      '```',
    ].join('\n'),
    '`milestones.ndjson` in that folder gets a line for each.',
  ]
  writeFileSync(join(docs, 'milestones.md'), `${text.join('\n\n')}\n`)
}

function readLives(docs: string): readonly RecordedLife[] {
  // Our own file, written by the benchmark.
  return readFileSync(join(docs, 'data', 'milestones.ndjson'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as RecordedLife)
}

function renderLife(life: RecordedLife): string {
  const reached = milestones.flatMap((milestone) => {
    const minute = life.milestones[milestone]
    return minute === undefined ? [] : [[milestone, minute.toFixed(1)]]
  })
  const end = `It was cut off after ${life.worldMinutes.toFixed(1)} world minutes, with ${life.deaths} deaths and ${life.operatorCommands} operator commands.`
  const failures = life.lastFailures.map((failure) => ` Failed last: ${failure}`).join('')
  return [
    `### Seed ${life.seed}, sight ${life.sight}, commit \`${life.commit}\``,
    renderRows(['Milestone', 'World minute'], reached),
    `${end}${failures}`,
  ].join('\n\n')
}
