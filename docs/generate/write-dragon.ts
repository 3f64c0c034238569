import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ItemCounts } from '@voyager-mc/core'
import { readLife, type LifeFacts, type LifeRecord, type LifeTask } from './life-record.ts'
import { plotHealth, plotItems, reachedMilestones } from './plot-life.ts'
import { renderFight } from './render-fight.ts'
import { renderRows } from './render-rows.ts'
import { renderCalls, renderReasons, renderTasks } from './render-tasks.ts'

const namedKinds = 16

/** Writes the page of the life that killed the dragon, from what `keep-life.ts` kept of it. */
export function writeDragon(docs: string): void {
  const life = readLife(join(docs, 'data', 'dragon.ndjson'))
  writeFileSync(join(docs, 'public', 'dragon-items.svg'), plotItems(life))
  writeFileSync(join(docs, 'public', 'dragon-health.svg'), plotHealth(life))
  writeFileSync(join(docs, 'dragon.md'), `${renderLife(life).join('\n\n')}\n`)
}

function renderLife(life: LifeRecord): readonly string[] {
  const { facts, tasks } = life
  return [
    '# One life to the dragon',
    `A bot without a model killed the dragon ${minute(facts.milestones['dragon dead'])} world minutes after it had begun with bare hands. What it did on the way stands here from the first step to the last, as its journal has it.`,
    '## Conditions',
    renderRows(['', ''], conditionsOf(facts)),
    'It is one life. How far the others came stands on [the page of milestones](milestones.md), and says more about the agent than this one does.',
    `Nobody’s hands are as quick: in ${facts.placedAtOnce.ticks} ticks it placed more than one block, up to ${facts.placedAtOnce.most}, most of them walls around itself.`,
    ...aboutTheWorld,
    '## Milestones',
    '![Kinds of items over world minutes; the numbers are those of the milestones](/dragon-items.svg)',
    renderRows(
      ['', 'Milestone', 'World minute'],
      reachedMilestones(facts).map((reached) => [
        String(reached.number),
        reached.milestone,
        reached.minute.toFixed(1),
      ]),
    ),
    `${facts.firsts.length} kinds of items were held and ${facts.skills} skills learned; ${facts.callingPrograms} of ${facts.programs} programs call one of them.`,
    '## Deaths',
    '![Least health of each world minute, with the deaths if any; light red is the Nether, dark red the End](/dragon-health.svg)',
    ...tellDeaths(tasks),
    '## The fight',
    renderFight(life),
    '## Every task',
    'Each was proposed by the curriculum for one of these reasons:',
    renderReasons(tasks),
    renderTasks(tasks),
    '## Calls of primitives',
    renderCalls(tasks),
    ...howToRead(facts),
  ]
}

function conditionsOf(facts: LifeFacts): readonly (readonly string[])[] {
  return [
    ['Seed', `${facts.seed}, ${facts.choice}`],
    [
      'World',
      `[the embedded one](packages/world.md), Minecraft ${facts.version}, survival, difficulty ${facts.difficulty}; it is not Mojang’s server`,
    ],
    ['Sight', `\`${facts.sight}\``],
    ['Operator powers', `off; ${facts.operatorCommands} operator commands`],
    ['Roles', 'the rules, no model'],
    ['Commit', `\`${facts.commit}\``],
    [
      'It took',
      `${facts.worldMinutes.toFixed(1)} world minutes, ${facts.attempts} attempts, ${facts.cpuSeconds} s of processor, ${facts.wallSeconds} s of the wall`,
    ],
    ['Load of the machine', facts.load],
    ['It ended', facts.end],
  ]
}

// Where the world is kinder than the game, that counts against the result.
const aboutTheWorld: readonly string[] = [
  'What the world does is [written down rule by rule](world-mechanics.md). Its dragon is not in all the game’s:',
  [
    '- As in the game it has its parts: they are what arrows and blows meet, its head and neck hurt on the perch as well, and a crystal that is shot while it heals takes 10 of its 200 health.',
    '- Kinder: it breaks no blocks.',
    '- Kinder: portal rooms have no lava and no silverfish.',
  ].join('\n'),
  'A first life had killed a kinder dragon before (seed 2332, commit f7efccad): while that one sat, only its breath hurt, and arrows met one big box.',
]

function tellDeaths(tasks: readonly LifeTask[]): readonly string[] {
  const deaths = deathsOf(tasks)
  if (deaths.length === 0) return ['It did not die.']
  return [
    renderRows(['Minute', 'It', 'At', 'Cost', 'Picked up again'], deaths),
    'Picked up again are kinds that came into the inventory within a quarter of an hour, whether they were the same pieces or new ones.',
  ]
}

function deathsOf(tasks: readonly LifeTask[]): readonly (readonly string[])[] {
  const deaths = tasks.flatMap(({ attempts }) => attempts.flatMap(({ step }) => step?.deaths ?? []))
  return deaths.map(({ minute: at, cause, place, dimension, lost, pickedUp }) => [
    at.toFixed(1),
    cause,
    `${place.join(' ')} in ${dimension}`,
    listed(lost),
    `${pickedUp.length} of ${Object.keys(lost).length} kinds`,
  ])
}

function listed(counts: ItemCounts): string {
  // Gear comes one by one, rubble by the stack.
  const kinds = Object.entries(counts).toSorted((one, other) => one[1] - other[1])
  const more = kinds.length > namedKinds ? ` and ${kinds.length - namedKinds} kinds more` : ''
  return `${kinds
    .slice(0, namedKinds)
    .map(([item, count]) => `${count} ${item}`)
    .join(', ')}${more}`
}

function minute(value: number | undefined): string {
  return value === undefined ? 'no' : value.toFixed(1)
}

function howToRead({ seed, sight, commit }: LifeFacts): readonly string[] {
  return [
    '## Read more of it',
    'A task a line, with every attempt, the critic’s words, what was gained, made and killed, and the calls of primitives, is in `docs/data/dragon.ndjson`. The whole journal, with every program, block and event, is beside it, compressed. As a run of your own it can be looked at in the browser and reported on:',
    [
      '```sh',
      'node -p "zlib.brotliDecompressSync(fs.readFileSync(\'docs/data/dragon-journal.ndjson.br\')).toString()" > dragon.ndjson',
      'voyager import runs/dragon dragon.ndjson',
      'voyager view runs/dragon',
      'voyager report runs/dragon',
      '```',
    ].join('\n'),
    `The same seed is played again so; check out commit \`${commit}\` for the same programs. Whether such a life goes the same way was not tried.`,
    [
      '```sh',
      `BENCH_SEEDS=${seed} BENCH_MINUTES=720 BENCH_SIGHT=${sight} BENCH_RESULTS=lives npm run bench -- milestones`,
      '```',
    ].join('\n'),
    'The page of another life is made from its home:',
    [
      '```sh',
      'node docs/generate/keep-life.ts lives/exposed-7-720 dragon --seed 7 --sight exposed --version 1.19.4 --difficulty normal --commit f7efccad --cpu 760 --wall 1176 --load "5 on two cores" --choice "one of ten that were chosen before"',
      '```',
    ].join('\n'),
  ]
}
