import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seededRandom } from '@voyager-mc/core'
import {
  createSkillLibrary,
  exactNearestIndex,
  fileSkillStore,
  HashingEmbeddings,
  loadHnsw,
  SkillVectorStore,
  type ManagedSkillLibrary,
  type NearestIndex,
} from '@voyager-mc/skill-library'
import { rounded, type Benchmark, type Row } from './benchmark.ts'
import { loadLabelledSkills, type LabelledSkill } from './skills/load-labelled-skills.ts'

const libraryScale = 10_000
// One hundred thousand vectors take minutes to build; `graph.dimensions` and `graph.count` can be raised by hand.
const graph = { count: 20_000, dimensions: 256, queries: 200, limit: 5 }

/** How well and how fast the skill library finds skills without a model. */
export const benchmark: Benchmark = {
  question:
    'Does the library find the right skill for a paraphrased task, and how fast is it when it is large?',
  measure: async () => [...(await measureRetrieval()), ...(await measureScale()), ...(await measureGraph())],
}

/** Top-1 and top-5 on the labelled set; the baseline compares descriptions with one vector, as the original does. */
async function measureRetrieval(): Promise<readonly Row[]> {
  const set = loadLabelledSkills()
  const library = createSkillLibrary()
  const skills = await Promise.all(set.map((skill) => library.add(skill, { name: skill.task })))
  const store = await SkillVectorStore.fromTexts(
    skills.map(({ description }) => description),
    skills.map(({ name }) => ({ name })),
    new HashingEmbeddings(),
  )
  const blended = await hitRates(set, async (question) => {
    const found = await library.retrieve({ task: { name: question } }, { limit: 5 })
    return found.map(({ name }) => name)
  })
  const plain = await hitRates(set, async (question) => {
    const found = await store.similaritySearch(question, 5)
    return found.map(({ metadata }) => String(metadata['name']))
  })
  const questions = set.flatMap((skill) => skill.questions).length
  const what = `${questions} questions, ${set.length} skills`
  return [
    { what: `top-1, ${what}`, figure: `${blended.first} %`, target: '80 %', baseline: `${plain.first} %` },
    { what: `top-5, ${what}`, figure: `${blended.five} %`, target: '96.5 %', baseline: `${plain.five} %` },
  ]
}

async function hitRates(
  set: readonly LabelledSkill[],
  find: (question: string) => Promise<readonly string[]>,
): Promise<{ readonly first: number; readonly five: number }> {
  let [first, five, asked] = [0, 0, 0]
  for (const { name, questions } of set) {
    for (const question of questions) {
      const place = (await find(question)).indexOf(name)
      asked += 1
      if (place === 0) first += 1
      if (place >= 0) five += 1
    }
  }
  return { first: rounded((100 * first) / asked), five: rounded((100 * five) / asked) }
}

/** Times of a library in a folder with ten thousand skills. */
async function measureScale(): Promise<readonly Row[]> {
  const directory = await mkdtemp(join(tmpdir(), 'voyager-bench-skills-'))
  try {
    const first = createSkillLibrary({ store: fileSkillStore(directory) })
    await first.importSkills(Array.from({ length: libraryScale }, (_, at) => madeSkill(at)))
    const adds = await timesMs(200, (at) => {
      const skill = madeSkill(libraryScale + at)
      return first.add(skill, { name: skill.description })
    })
    await first.close()
    const library = createSkillLibrary({ store: fileSkillStore(directory) })
    const [openMs = 0] = await timesMs(1, () => library.open())
    const retrieves = await timesMs(300, (at) => retrieveMade(library, at))
    const resolves = await timesMs(300, (at) =>
      library.resolve({
        name: 'go',
        source: `async function go(bot) { await ${madeSkill(at * 31).name}(bot) }`,
      }),
    )
    await library.close()
    const small = createSkillLibrary()
    await small.importSkills(Array.from({ length: 100 }, (_, at) => madeSkill(at)))
    const few = await timesMs(300, (at) => retrieveMade(small, at % 3))
    const scale = `${libraryScale} skills`
    return [
      { what: `open, ${scale}`, figure: `${rounded(openMs)} ms`, target: '1000 ms', baseline: '' },
      { what: `add p95, ${scale}`, figure: `${percentile(adds)} ms`, target: '20 ms', baseline: '' },
      {
        what: `retrieve p95 with embedding, ${scale}`,
        figure: `${percentile(retrieves)} ms`,
        target: '5 ms after embedding',
        baseline: `${percentile(few)} ms with 100`,
      },
      { what: `resolve p95, ${scale}`, figure: `${percentile(resolves)} ms`, target: '', baseline: '' },
    ]
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

function retrieveMade(library: ManagedSkillLibrary, at: number): Promise<unknown> {
  const context = 'It is found below the ground and needs a good pickaxe; place a table near you first.'
  return library.retrieve({ task: { name: madeSkill(at * 31).description, context } })
}

/** A skill whose words come from small sets, so that many skills share them as real ones do. */
function madeSkill(at: number): {
  readonly name: string
  readonly source: string
  readonly description: string
} {
  const verbs = ['mine', 'craft', 'smelt', 'kill', 'place', 'equip', 'eat', 'cook', 'collect', 'explore']
  const things = ['Log', 'Stone', 'Iron', 'Coal', 'Diamond', 'Wheat', 'Torch', 'Furnace', 'Chest', 'Pickaxe']
  const [verb, first, second] = [
    verbs[at % 10],
    things[Math.floor(at / 10) % 10],
    things[Math.floor(at / 100) % 10],
  ]
  const name = `${verb}${first}With${second}N${at}`
  const lines = Array.from({ length: 12 }, (_, line) => `  bot.chat('step ${line} of the work')`)
  const source = `async function ${name}(bot) {\n${lines.join('\n')}\n}`
  return { name, source, description: `${verb} ${(at % 7) + 1} ${first} with ${second}` }
}

/** Speed and recall of the graph against comparing with every vector. */
async function measureGraph(): Promise<readonly Row[]> {
  const hnsw = await loadHnsw()
  if (hnsw === undefined)
    return [{ what: 'graph', figure: 'hnswlib-node is not installed', target: '', baseline: '' }]
  const [fast, exact] = [hnsw.create(graph.dimensions), exactNearestIndex.create(graph.dimensions)]
  const vectorAt = clusteredVectors()
  for (let label = 0; label < graph.count; label += 1) {
    const vector = vectorAt(label)
    fast.add(label, vector)
    exact.add(label, vector)
  }
  const nearest = (index: NearestIndex, at: number): readonly number[] =>
    index.search(vectorAt(graph.count + at), { limit: graph.limit }).map(({ label }) => label)
  let hits = 0
  for (let at = 0; at < graph.queries; at += 1) {
    const expected = nearest(exact, at)
    hits += nearest(fast, at).filter((label) => expected.includes(label)).length
  }
  const times = await timesMs(graph.queries, (at) => nearest(fast, at))
  const exactTimes = await timesMs(graph.queries, (at) => nearest(exact, at))
  const what = `${graph.count} × ${graph.dimensions}`
  const recall = rounded(hits / (graph.queries * graph.limit))
  return [
    { what: `graph recall@5, ${what}`, figure: recall, target: '0.98', baseline: 1 },
    {
      what: `graph search p95, ${what}`,
      figure: `${percentile(times)} ms`,
      target: '10 ms',
      baseline: `${percentile(exactTimes)} ms exact`,
    },
  ]
}

/** Vectors around some centres, as embeddings of related texts lie. */
function clusteredVectors(): (label: number) => readonly number[] {
  const random = seededRandom(4)
  const draw = (): readonly number[] => Array.from({ length: graph.dimensions }, () => random() - 0.5)
  const centres = Array.from({ length: 200 }, draw)
  const made = new Map<number, readonly number[]>()
  return (label) => {
    const known = made.get(label) ?? draw().map((value, axis) => value + (centres[label % 200]?.[axis] ?? 0))
    made.set(label, known)
    return known
  }
}

async function timesMs(rounds: number, run: (round: number) => unknown): Promise<readonly number[]> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now()
    await run(round)
    times.push(performance.now() - startedAt)
  }
  return times
}

function percentile(times: readonly number[], share = 0.95): number {
  const sorted = [...times].sort((a, b) => a - b)
  return rounded(sorted[Math.floor(sorted.length * share)] ?? 0)
}
