// Runs a module as a page does: with the globals of a browser and none of Node's.
import { readFileSync } from 'node:fs'
import { createContext, SourceTextModule } from 'node:vm'

const names = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'DOMException',
  'Event',
  'EventTarget',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'TransformStream',
  'URL',
  'URLSearchParams',
  'WritableStream',
  'atob',
  'btoa',
  'clearInterval',
  'clearTimeout',
  'console',
  'crypto',
  'fetch',
  'performance',
  'queueMicrotask',
  'setInterval',
  'setTimeout',
  'structuredClone',
]
const context = createContext(Object.fromEntries(names.map((name) => [name, globalThis[name]])))
const module = new SourceTextModule(readFileSync(process.argv[2], 'utf8'), {
  context,
  initializeImportMeta: (meta) => (meta.url = 'http://127.0.0.1/page.js'),
})
await module.link((specifier) => {
  throw new Error(`A page cannot import ${specifier}.`)
})
await module.evaluate()
