import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

/** The folders that each folder of a package may import, type imports included; files at the root may import all. */
type Layers = Readonly<Record<string, readonly string[]>>

/** The layers of each package, low to high: a folder is listed after every folder it may import. */
const packages: Readonly<Record<string, Layers>> = {
  action: {
    checks: [],
    program: [],
    prompts: ['checks', 'program'],
  },
  cli: {
    options: [],
    faults: [],
    terminal: ['faults'],
    database: [],
    display: ['terminal'],
    runs: ['display', 'faults', 'options'],
    agent: ['display', 'faults', 'options', 'runs'],
    doctor: ['agent', 'faults', 'options', 'terminal'],
    team: ['agent', 'display', 'faults', 'terminal'],
    skills: ['agent', 'faults', 'options', 'runs', 'terminal'],
    evaluation: ['agent', 'faults', 'options', 'skills', 'team'],
    fleet: ['agent', 'database', 'display', 'evaluation', 'faults', 'options', 'runs', 'terminal'],
    completions: ['options'],
    commands: [
      'agent',
      'completions',
      'database',
      'display',
      'doctor',
      'evaluation',
      'faults',
      'fleet',
      'options',
      'runs',
      'skills',
      'team',
      'terminal',
    ],
    program: ['commands', 'doctor', 'faults', 'options', 'terminal'],
    testing: ['commands', 'program', 'terminal'],
  },
  core: {
    errors: [],
    secrets: [],
    model: [rootFolder(), 'errors', 'secrets'],
    files: [],
    sqlite: ['errors', 'files'],
    testing: [rootFolder(), 'errors'],
  },
  critic: {
    prompts: [],
    testing: [],
  },
  curriculum: {
    curricula: [],
    rules: [],
    prompts: ['rules'],
    questions: ['prompts'],
  },
  dashboard: {
    view: [rootFolder()],
    world: [],
    recording: [rootFolder()],
    replay: [rootFolder(), 'view', 'world'],
    'resource-pack': [rootFolder()],
    sources: ['recording', rootFolder()],
    'tech-tree': [rootFolder(), 'view'],
    server: ['replay', rootFolder(), 'tech-tree', 'view', 'world'],
    testing: [rootFolder()],
  },
  evaluation: {
    ablations: [],
    baselines: ['ablations'],
    statistics: [],
    report: ['statistics'],
    suite: [],
    trials: ['report', 'suite'],
    results: ['suite', 'trials'],
    agents: ['ablations', 'baselines', 'report', 'trials'],
    evaluate: ['results', 'suite', 'trials'],
    suites: ['suite'],
    compare: ['results', 'statistics', 'trials'],
    pages: ['compare', 'report', 'results', 'statistics', 'suite', 'trials'],
    testing: ['results', 'suite', 'trials'],
  },
  fleet: {
    errors: [],
    database: ['errors'],
    team: [],
    testing: ['team'],
    stores: ['database', 'errors', 'team'],
    skills: ['database', 'stores'],
    telemetry: [],
    queue: ['database', 'errors', 'stores'],
    learner: ['database', 'errors', 'queue', 'stores'],
    worker: ['database', 'errors', 'learner', 'queue', 'stores'],
    health: ['worker'],
  },
  game: {
    errors: [],
    protocol: ['errors', rootFolder()],
    thread: [rootFolder(), 'errors', 'protocol'],
    worker: [rootFolder(), 'errors', 'protocol'],
    testing: ['protocol', 'thread'],
  },
  mcp: {
    http: [],
    tools: [rootFolder()],
    'ai-sdk': [rootFolder(), 'tools'],
  },
  observation: {
    places: [],
    mineflayer: ['places'],
    testing: [],
    text: [],
    sections: ['text'],
    step: ['text'],
  },
  'rule-roles': {
    experience: [],
    supplies: [],
    action: ['experience', 'supplies'],
    critic: [],
    curriculum: ['experience', 'supplies'],
  },
  'tech-tree': {
    contract: [],
    errors: [],
    goals: ['contract'],
    sources: ['contract', 'errors'],
    planning: ['contract', 'sources'],
    ways: ['contract', 'sources'],
    kinds: ['contract', 'sources'],
    task: ['contract', 'goals', 'kinds', 'sources', 'ways'],
    queries: ['contract', 'planning', 'sources', 'task', 'ways'],
    situations: [],
    testing: ['planning', 'situations', 'sources'],
  },
  'skill-library': {
    errors: [],
    record: ['errors'],
    files: ['errors'],
    compose: [],
    describe: ['compose', 'record'],
    embeddings: ['record'],
    search: ['embeddings', 'record'],
    stores: ['embeddings', 'errors', 'files', 'record'],
    library: ['compose', 'describe', 'embeddings', 'errors', 'record', 'search', 'stores'],
    exchange: ['compose', 'errors', 'files', 'library', 'record', 'search', 'stores'],
    testing: ['library', 'record', 'stores'],
  },
  'bot-runtime': {
    bot: [],
    membrane: [],
    operator: ['bot'],
    border: ['membrane', 'operator'],
    'program-runner': ['border', 'membrane'],
    crafting: ['bot'],
    digging: ['bot'],
    movement: ['bot', 'digging'],
    mining: ['bot', 'digging', 'movement'],
    combat: ['bot', 'movement'],
    reflexes: ['bot', 'combat', 'digging'],
    using: ['bot', 'combat', 'movement'],
    exploring: [],
    connection: ['bot', 'combat', 'movement', 'operator'],
    doctor: ['bot', 'connection', 'operator'],
    primitives: [
      'bot',
      'combat',
      'crafting',
      'digging',
      'exploring',
      'mining',
      'movement',
      'operator',
      'using',
    ],
    'program-host': ['border', 'bot', 'membrane', 'primitives'],
    step: [
      'bot',
      'combat',
      'connection',
      'movement',
      'operator',
      'primitives',
      'program-host',
      'program-runner',
      'reflexes',
      'using',
    ],
    testing: ['border', 'bot', 'membrane', 'operator', 'primitives', 'program-runner'],
    plugin: ['connection', 'primitives', 'program-runner', 'step'],
  },
  voyager: {
    promotion: [],
    state: [],
    events: ['state'],
    errors: ['events', 'state'],
    exchanges: ['errors'],
    ledger: ['events', 'state'],
    models: ['ledger'],
    'stop-conditions': ['ledger', 'state'],
    stores: ['errors', 'events', 'state'],
    history: ['errors', 'events', 'state', 'stores'],
    home: ['errors', 'events', 'exchanges', 'history', 'stores'],
    journal: ['errors', 'events', 'history', 'ledger', 'state', 'stores'],
    oversight: ['events'],
    session: [
      'errors',
      'events',
      'exchanges',
      'history',
      'ledger',
      'oversight',
      'state',
      'stop-conditions',
      'stores',
    ],
    recovery: ['errors', 'events', 'session'],
    testing: ['events', 'session', 'state', 'stores'],
    loop: ['errors', 'events', 'recovery', 'session', 'state'],
    runs: [
      rootFolder(),
      'errors',
      'events',
      'exchanges',
      'ledger',
      'loop',
      'oversight',
      'session',
      'state',
      'stop-conditions',
      'stores',
    ],
    preset: [rootFolder(), 'history', 'home', 'models', 'runs', 'session', 'state', 'stores'],
  },
  vision: {
    blocks: [rootFolder()],
    terrain: ['blocks', rootFolder()],
    watch: ['blocks', 'terrain', rootFolder()],
    drawing: ['blocks'],
    render: ['blocks', 'drawing', 'terrain'],
    testing: ['drawing', 'render', 'terrain', rootFolder()],
  },
  world: {
    errors: [],
    registry: [],
    rules: ['registry'],
    items: ['registry', 'rules'],
    columns: ['errors', 'registry'],
    generation: ['columns', 'registry'],
    context: ['columns', 'errors', 'items', 'registry', 'rules'],
    protocol: ['columns', 'context', 'items', 'registry'],
    inventory: ['context', 'items', 'protocol', 'rules'],
    menu: ['context', 'inventory', 'items', 'protocol', 'registry', 'rules'],
    entities: ['context', 'registry'],
    blocks: ['columns', 'context', 'entities', 'inventory', 'items', 'registry', 'rules'],
    fluids: ['blocks', 'context'],
    growth: ['columns', 'context', 'generation', 'rules'],
    survival: ['blocks', 'context', 'items', 'rules'],
    combat: ['context', 'entities', 'menu', 'protocol', 'rules', 'survival'],
    stations: ['context', 'items', 'menu', 'rules'],
    loot: ['context', 'generation', 'items', 'rules', 'stations'],
    villagers: ['context', 'entities', 'items', 'menu'],
    mobs: [
      'blocks',
      'combat',
      'context',
      'entities',
      'inventory',
      'items',
      'protocol',
      'registry',
      'villagers',
    ],
    power: ['blocks', 'combat', 'context', 'fluids', 'items', 'mobs'],
    vehicles: ['blocks', 'context', 'entities', 'inventory', 'mobs', 'protocol'],
    projectiles: ['combat', 'context', 'entities', 'mobs', 'protocol'],
    dragon: ['combat', 'context', 'entities', 'generation', 'mobs'],
    'block-entities': ['context', 'entities', 'items', 'menu', 'protocol', 'rules'],
    views: ['columns', 'context', 'inventory', 'menu', 'protocol'],
    commands: [
      'blocks',
      'combat',
      'context',
      'entities',
      'errors',
      'inventory',
      'items',
      'loot',
      'mobs',
      'protocol',
      'registry',
      'rules',
      'survival',
      'vehicles',
    ],
    mechanics: [
      'block-entities',
      'blocks',
      'columns',
      'combat',
      'commands',
      'context',
      'dragon',
      'entities',
      'fluids',
      'generation',
      'growth',
      'inventory',
      'items',
      'loot',
      'menu',
      'mobs',
      'power',
      'projectiles',
      'protocol',
      'registry',
      'rules',
      'stations',
      'survival',
      'vehicles',
      'views',
      'villagers',
    ],
    time: ['context', 'errors'],
    storage: ['columns', 'context', 'errors', 'inventory', 'items', 'menu', 'registry', 'views'],
    sqlite: ['columns', 'context', 'errors', 'registry', 'storage'],
    server: [
      'block-entities',
      'blocks',
      'columns',
      'commands',
      'context',
      'entities',
      'errors',
      'generation',
      'inventory',
      'items',
      'menu',
      'mobs',
      'protocol',
      'registry',
      'rules',
      'sqlite',
      'storage',
      'time',
      'views',
    ],
    testing: ['errors', 'server', 'storage'],
  },
}

interface Source {
  readonly path: string
  readonly folder: string
  /** Paths under `src`. */
  readonly imports: readonly string[]
}

describe.each(Object.entries(packages))('the folders of %s', (name, layers) => {
  const sources = sourcesOf(name)

  test('are all in the list', () => {
    const found = new Set(sources.map(({ folder }) => folder).filter((folder) => folder !== rootFolder()))
    expect([...found].sort()).toEqual(Object.keys(layers).sort())
  })

  test('import only the folders below them, types included', () => {
    const offences = sources.flatMap(({ path, folder, imports }) =>
      imports
        .filter((other) => isForbidden(layers, folder, folderOf(other)))
        .map((other) => `${path} -> ${other}`),
    )
    expect(offences).toEqual([])
  })

  test('are listed after what they may import, so that they form no circle', () => {
    const order = Object.keys(layers)
    const upward = Object.entries(layers).flatMap(([folder, below]) =>
      below
        .filter((other) => other !== rootFolder() && order.indexOf(other) >= order.indexOf(folder))
        .map((other) => `${folder} -> ${other}`),
    )
    expect(upward).toEqual([])
  })

  test('list no folder that they do not import', () => {
    const used = new Set(
      sources.flatMap(({ folder, imports }) => imports.map((other) => `${folder} -> ${folderOf(other)}`)),
    )
    const unused = Object.entries(layers).flatMap(([folder, below]) =>
      below.map((other) => `${folder} -> ${other}`).filter((edge) => !used.has(edge)),
    )
    expect(unused).toEqual([])
  })

  test('hold no circle of files, types included', () => {
    expect(circlesOf(new Map(sources.map(({ path, imports }) => [path, imports])))).toEqual([])
  })
})

test('finds a circle of files', () => {
  const graph = new Map([
    ['a.ts', ['b.ts']],
    ['b.ts', ['c.ts']],
    ['c.ts', ['b.ts']],
  ])
  expect(circlesOf(graph)).toEqual(['b.ts -> c.ts -> b.ts'])
})

function rootFolder(): string {
  return '(root)'
}

function isForbidden(layers: Layers, folder: string, other: string): boolean {
  return folder !== rootFolder() && folder !== other && !(layers[folder] ?? []).includes(other)
}

function folderOf(path: string): string {
  return path.includes('/') ? (path.split('/')[0] ?? '') : rootFolder()
}

function sourcesOf(name: string): readonly Source[] {
  const directory = join(root, 'packages', name, 'src')
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts') && !/\.test(-d|\.child)?\.ts$/.test(path))
    .map((path) => ({
      path,
      folder: folderOf(path),
      imports: importsOf(path, readFileSync(join(directory, path), 'utf8')),
    }))
}

// Also inside a type: `import('./other.ts').Name`.
function importsOf(path: string, text: string): readonly string[] {
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, target]) =>
    join(dirname(path), target ?? '').replaceAll('\\', '/'),
  )
}

/** One line for each way that leads back to a file on it. */
function circlesOf(graph: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const circles: string[] = []
  const done = new Set<string>()
  const visit = (path: string, way: readonly string[]): void => {
    if (way.includes(path)) {
      circles.push([...way.slice(way.indexOf(path)), path].join(' -> '))
      return
    }
    if (done.has(path)) return
    for (const next of graph.get(path) ?? []) visit(next, [...way, path])
    done.add(path)
  }
  for (const path of graph.keys()) visit(path, [])
  return circles
}
