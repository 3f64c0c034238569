import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript-5'
import { renderRows } from '../docs/generate/render-rows.ts'
import { errorsMadeBy } from './throwers.ts'

interface Exported {
  readonly name: string
  readonly node: ts.InterfaceDeclaration | ts.ClassDeclaration
}

/** Tables of one package's options and errors, from its types; empty when it has neither. */
export function renderTables(packageDirectory: string): string {
  const found = exportsOf(packageDirectory)
  const options = found.flatMap(({ name, node }) =>
    ts.isInterfaceDeclaration(node) ? renderOptions(name, node) : [],
  )
  const throwers = throwersIn(packageDirectory)
  const errors = found.flatMap(({ name, node }) =>
    ts.isClassDeclaration(node)
      ? [[`\`${name}\``, summaryOf(node), throwers.get(name)?.join(', ') ?? '']]
      : [],
  )
  return [
    ...(options.length > 0 ? ['## Options', ...options] : []),
    ...(errors.length > 0
      ? [
          '## Errors',
          'Each has a `code`, and `isInstance` that works across copies of the package. The last column names the functions whose code, or code that it calls in this package, makes the error.',
          renderRows(['Error', 'Means', 'Comes from'], errors),
        ]
      : []),
  ].join('\n\n')
}

/** Exported functions of a package, in order, by the errors that their code makes. */
function throwersIn(packageDirectory: string): ReadonlyMap<string, readonly string[]> {
  const throwers = new Map<string, readonly string[]>()
  for (const index of indexFilesOf(packageDirectory))
    for (const { file, names } of reExportsOf(index))
      for (const error of errorsMadeBy(file)) {
        const functions = names.filter((name) => /^[a-z]/.test(name)).map((name) => `\`${name}\``)
        throwers.set(error, [...new Set([...(throwers.get(error) ?? []), ...functions])].sort())
      }
  return throwers
}

function indexFilesOf(packageDirectory: string): readonly string[] {
  const { exports } = JSON.parse(readFileSync(join(packageDirectory, 'package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<string, string>>
  } // an npm package manifest of ours
  return Object.values(exports)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(packageDirectory, file))
}

/** Exported interfaces that are options of a function, and classes of errors, in the order of the index files. */
function exportsOf(packageDirectory: string): readonly Exported[] {
  const seen = new Set<string>()
  return indexFilesOf(packageDirectory)
    .flatMap(readIndex)
    .filter(({ name }) => !seen.has(name) && seen.add(name))
}

function readIndex(index: string): readonly Exported[] {
  return reExportsOf(index).flatMap(({ file, names }) =>
    parse(file).statements.flatMap((node) => {
      const name =
        'name' in node && ts.isIdentifier(node.name as ts.Node) ? (node.name as ts.Identifier).text : ''
      const isWanted = ts.isInterfaceDeclaration(node)
        ? isOptions(name, names)
        : ts.isClassDeclaration(node) && name.endsWith('Error')
      return isWanted && names.includes(name) ? [{ name, node: node as Exported['node'] }] : []
    }),
  )
}

interface ReExport {
  readonly file: string
  readonly names: readonly string[]
}

/** Names that an index file hands on, by the files that they come from. */
function reExportsOf(index: string): readonly ReExport[] {
  return parse(index).statements.flatMap((statement) => {
    const isNamed =
      ts.isExportDeclaration(statement) && statement.exportClause && ts.isNamedExports(statement.exportClause)
    if (!isNamed || !statement.moduleSpecifier || !ts.isStringLiteral(statement.moduleSpecifier)) return []
    const file = join(dirname(index), statement.moduleSpecifier.text)
    return existsSync(file)
      ? [{ file, names: statement.exportClause.elements.map(({ name }) => name.text) }]
      : []
  })
}

/** True for options whose function is exported beside them. */
function isOptions(name: string, names: readonly string[]): boolean {
  const owner = name.replace(/Options$/, '')
  return owner !== name && names.includes(`${owner.charAt(0).toLowerCase()}${owner.slice(1)}`)
}

function renderOptions(name: string, node: ts.InterfaceDeclaration): readonly string[] {
  const owner = name.replace(/Options$/, '')
  const rows = node.members
    .filter((member) => ts.isPropertySignature(member) || ts.isMethodSignature(member))
    .map((member) => [
      `\`${member.name.getText()}\`${member.questionToken ? '' : ', needed'}`,
      codeOf(typeOf(member)),
      summaryOf(member),
    ])
  const inherited =
    node.heritageClauses?.flatMap(({ types }) => types.map((type) => codeOf(type.getText()))) ?? []
  return [
    `### \`${owner.charAt(0).toLowerCase()}${owner.slice(1)}\``,
    ...(inherited.length > 0 ? [`Also takes the options of ${inherited.join(', ')}.`] : []),
    ...(rows.length > 0 ? [renderRows(['Option', 'Type', 'Means'], rows)] : []),
  ]
}

/** Type of an option; what is called is written as the function that it is. */
function typeOf(member: ts.PropertySignature | ts.MethodSignature): string {
  const result = member.type?.getText() ?? 'unknown'
  if (ts.isPropertySignature(member)) return result
  const parameters = member.parameters.filter(({ name }) => name.getText() !== 'this')
  return `(${parameters.map((parameter) => parameter.getText()).join(', ')}) => ${result}`
}

function codeOf(type: string): string {
  return `\`${type.replaceAll(/\s+/g, ' ')}\``
}

/** Doc comment in one line. */
function summaryOf(node: ts.Node): string {
  return ts
    .getJSDocCommentsAndTags(node)
    .flatMap((comment) => (ts.isJSDoc(comment) ? [ts.getTextOfJSDocComment(comment.comment) ?? ''] : []))
    .join(' ')
    .replaceAll(/\s+/g, ' ')

    .replaceAll('<', '&lt;')
    .trim()
}

function parse(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
}

const [begin, end] = ['<!-- from the types: npm run readmes -->', '<!-- end -->']

/** A README with its tables as they are now. */
export function withTables(readme: string, tables: string): string {
  const from = readme.indexOf(begin)
  const to = readme.indexOf(end)
  const before = from < 0 ? readme : readme.slice(0, from)
  const after = from < 0 || to < 0 ? '' : readme.slice(to + end.length)
  const block = tables === '' ? '' : `\n\n${begin}\n\n${tables}\n\n${end}`
  return `${`${before.trimEnd()}${block}${after.trimEnd() === '' ? '' : after}`.trimEnd()}\n`
}
