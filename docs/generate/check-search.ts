import MiniSearch from 'minisearch'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { boostDocument, boostTerm, fuzzy, prefix, processTerm } from '../.vitepress/rank-pages.ts'

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
  'spend at most two dollars': '/guides/budgets',
  'limit tokens of the model': '/guides/budgets',
  'end the run when it has a diamond pickaxe': '/guides/stop',
  'stop after one hour': '/guides/stop',
  'give the model a function of my own': '/guides/write-primitives',
  'write my own critic': '/guides/custom-critic',
  'choose the tasks myself': '/guides/custom-curriculum',
  'change the system prompt': '/guides/own-prompts',
  'run with Ollama': '/guides/local-models',
  'sign in with device code': '/guides/microsoft-account',
  'spawn protection': '/guides/server-vanilla',
  'paper server anti cheat': '/guides/server-paper',
  'open to LAN port': '/guides/server-lan',
  'velocity proxy': '/guides/server-proxy',
  'BungeeCord lobby': '/guides/server-proxy',
  'fabric mods': '/guides/server-fabric',
  'connection throttled': '/guides/server-paper',
  'official server.jar': '/guides/server-vanilla',
  'ViaVersion several versions': '/guides/server-proxy',
  'Failed to verify username': '/guides/server',
  'play in my single player world': '/guides/server-lan',
  whitelist: '/guides/server-hosted',
  'anti-cheat kicks the bot': '/guides/server-paper',
  'a server behind a Velocity proxy': '/guides/server-proxy',
  'world opened to LAN': '/guides/server-lan',
  'many agents on several machines': '/guides/fleet',
  'use the bot in Claude Desktop': '/guides/mcp',
  'reproduce the results of the paper': '/guides/research',
  'is generated code dangerous': '/guides/safety',
  'the bot was kicked': '/guides/servers',
  'play with my friends on Aternos': '/guides/server-hosted',
  'use Claude instead of OpenAI': '/guides/local-models',
  'continue where I stopped yesterday': '/guides/stop',
  'how much does a run cost': '/guides/budgets',
  'export my skills': '/guides/import-skill-libraries',
  'ablation study': '/guides/evaluate',
  'migrate from the Python version': '/guides/migrate-from-python',
  'resume a run': '/guides/stop',
  budget: '/guides/budgets',
  'token limit': '/guides/budgets',
  'too expensive': '/guides/budgets',
  LAN: '/guides/server-lan',
  'Paper plugin kicks bot': '/guides/server-paper',
  'modded Forge server': '/guides/server-fabric',
  'minehut hosting': '/guides/server-hosted',
  'micorsoft login': '/guides/microsoft-account',
  'premium acount': '/guides/microsoft-account',
  'write my own suite': '/guides/research',
  'cite in a paper': '/guides/research',
  'resume after crash': '/guides/stop',
  'time limit': '/guides/stop',
  'pause and continue later': '/guides/stop',
  'run without api key': '/guides/local-models',
  ollama: '/guides/local-models',
  'lmstudio endpoint': '/guides/local-models',
  'record video': '/guides/watch',
  'see what the bot sees': '/guides/watch',
  'live dashboard in browser': '/guides/watch',
  'replay an old run': '/guides/watch',
  'share skills with friend': '/guides/import-skill-libraries',
  'merge two skill libraries': '/guides/import-skill-libraries',
  "bot can't break blocks": '/guides/server-vanilla',
  'keep items after death': '/guides/own-server',
  'is it safe': '/guides/safety',
  'virus on my computer': '/guides/safety',
  'add a new tool for the agent': '/guides/write-primitives',
  'judge success differently': '/guides/custom-critic',
  'give it a todo list': '/guides/custom-curriculum',
  'edit promt': '/guides/own-prompts',
  'cluster of machines': '/guides/fleet',
  'mindcraft alternative': '/guides/migrate-from-others',
  'upgrade from 0.1': '/guides/migrate-from-0-1',
  'which minecraft version': '/questions',
  'is the difference significant': '/guides/evaluate',
  'multiplayer with friends': '/guides/server-hosted',
  'bot gets banned': '/guides/server-hosted',
  unverified_username: '/guides/microsoft-account',
  gemini: '/guides/local-models',
  'claude api': '/guides/local-models',
  'without internet': '/guides/local-models',
  'approve each program': '/guides/watch',
  'tell the bot what to do': '/guides/watch',
  'prompt injection': '/guides/safety',
  'delete a bad skill': '/guides/import-skill-libraries',
  leaderboard: '/guides/evaluate',
  'unit test my critic': '/guides/custom-critic',
  'two bots together': '/packages/fleet',
  'where are my runs saved': '/questions',
  'bedrock edition': '/questions',
  licence: '/questions',
  'Bun or Deno': '/runtimes',
  'mineflayer api': '/mineflayer-api',
  'mineflayer API': '/mineflayer-api',
  'which bot methods can programs call': '/mineflayer-api',
  'mineflayer method not allowed': '/mineflayer-api',
  createCritic: '/reference/critic/functions/createCritic',
  StepResult: '/reference/core/interfaces/StepResult',
  createDefaultVoyager: '/reference/voyager/preset/functions/createDefaultVoyager',
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
    processTerm,
    searchOptions: { fuzzy, prefix, boost: { title: 4, text: 2, titles: 1 }, boostDocument, boostTerm },
  })
  return Object.entries(tasks).flatMap(([task, page]) => {
    const found = index.search(task).map(({ id }) => String(id))
    return found[0]?.startsWith(page) ? [] : [`${task}: ${found.slice(0, 3).join(', ')}, not ${page}`]
  })
}
