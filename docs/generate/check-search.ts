import MiniSearch from 'minisearch'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { boostDocument } from '../.vitepress/boost-document.ts'

/** Tasks of a stranger, as typed into the search, and the page that answers each. */
const tasks: Readonly<Record<string, string>> = {
  'stop after three tasks': '/guides/stop',
  'own primitive that the model knows': '/guides/write-primitives',
  'play on my server with a Microsoft account': '/guides/microsoft-account',
  'cap the cost at one dollar': '/guides/budgets',
  'custom critic': '/guides/custom-critic',
  'custom curriculum': '/guides/custom-curriculum',
  'use a local model': '/guides/local-models',
  'import skills of the Python original': '/guides/import-skill-libraries',
  'compare two agents on a suite': '/guides/evaluate',
  'Paper or Fabric server': '/guides/servers',
}

/** Throws when the built site's search does not give the right page first for each task. */
export async function checkSearch(docs: string): Promise<void> {
  const [file] = globSync('.vitepress/dist/assets/chunks/@localSearchIndexroot*.js', { cwd: docs })
  if (file === undefined) throw new Error('The built site has no search index.')
  // Its text is all that the module exports.
  const { default: json } = (await import(pathToFileURL(join(docs, file)).href)) as {
    readonly default: string
  }
  const wrong = searchEach(json)
  if (wrong.length > 0) throw new Error(`The search gives other pages first:\n${wrong.join('\n')}`)
}

function searchEach(json: string): readonly string[] {
  // As VitePress reads it.
  const index = MiniSearch.loadJSON(json, {
    fields: ['title', 'titles', 'text'],
    storeFields: ['title', 'titles'],
    searchOptions: { fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, titles: 1 }, boostDocument },
  })
  return Object.entries(tasks).flatMap(([task, page]) => {
    const found = index.search(task).map(({ id }) => String(id))
    return found[0]?.startsWith(page) ? [] : [`${task}: ${found.slice(0, 3).join(', ')}, not ${page}`]
  })
}
