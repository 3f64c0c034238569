import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Application, type TypeDocOptions } from 'typedoc'
import type { PluginOptions } from 'typedoc-plugin-markdown'
import { dressReference } from './dress-reference.ts'

export interface WriteReferenceOptions {
  readonly root: string
  readonly docs: string
}

const repository = 'https://github.com/voyager-mc/voyager'

/** Writes the reference of every public entry of every package, a page for each symbol, from doc comments and types. */
export async function writeReference({ root, docs }: WriteReferenceOptions): Promise<void> {
  const entries = new Map(listEntries(root))
  const options: TypeDocOptions & PluginOptions = {
    plugin: ['typedoc-plugin-markdown'],
    outputs: [{ name: 'markdown', path: join(docs, 'reference') }],
    entryPoints: [...entries.keys()],
    tsconfig: join(docs, 'tsconfig.reference.json'),
    name: 'Reference',
    readme: 'none',
    // typedoc reads with a TypeScript of its own; the types are checked elsewhere.
    skipErrorChecking: true,
    disableGit: true,
    basePath: root,
    sourceLinkTemplate: `${repository}/blob/main/packages/{path}#L{line}`,
    excludeInternal: true,
    hideGenerator: true,
    hidePageHeader: true,
    hideBreadcrumbs: true,
    // A page for each symbol: its signature, its words, its file and an outline of its members.
    outputFileStrategy: 'members',
    entryFileName: 'index',
    pageTitleTemplates: { member: ({ rawName }) => rawName },
    indexFormat: 'table',
    interfacePropertiesFormat: 'table',
    parametersFormat: 'table',
    tableColumnSettings: { hideSources: true, hideInherited: true, hideOverrides: true },
    useHTMLEncodedBrackets: true,
    logLevel: 'Warn',
  }
  const application = await Application.bootstrapWithPlugins(options)
  const project = await application.convert()
  if (project === undefined) throw new Error('The reference could not be read from the sources.')
  for (const entry of project.children ?? []) {
    const source = project.files.getReflectionPath(entry)
    entry.name = (source === undefined ? undefined : entries.get(source)) ?? entry.name
  }
  await application.generateOutputs(project)
  if (application.logger.hasErrors()) throw new Error('The reference could not be written; see above.')
  dressReference(root, docs)
}

/** Source file and name, such as `critic/tech-tree`, of every entry that packages publish. */
function listEntries(root: string): readonly (readonly [string, string])[] {
  return globSync('packages/*/package.json', { cwd: root })
    .sort()
    .flatMap((path) => {
      const { name, exports } = JSON.parse(readFileSync(join(root, path), 'utf8')) as {
        // an npm package manifest of ours
        readonly name: string
        readonly exports: Readonly<Record<string, string>>
      }
      const short = name.replace('@voyager-mc/', '')
      return Object.entries(exports)
        .filter(([, file]) => file.endsWith('.ts'))
        .map(([subpath, file]) => [join(root, 'packages', short, file), join(short, subpath)] as const)
    })
}
