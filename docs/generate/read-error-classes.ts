import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { textsOf } from './texts-of.ts'

/** A class of errors of a package, as its sources have it. */
export interface ErrorClass {
  readonly name: string
  readonly packageName: string
  readonly summary: string
  /** Absent where subclasses have their own. */
  readonly code?: string
  /** Every message that the sources write for it, with … for what is filled in. */
  readonly messages: readonly string[]
}

interface Declared {
  readonly node: ts.ClassDeclaration
  readonly packageName: string
  readonly code?: string
  /** Names of what the constructor takes, and the message that it makes of them. */
  readonly parameters: readonly string[]
  readonly message?: ts.Expression
}

/** Classes of errors of all packages in the order of their files, with every message that is written for them. */
export function readErrorClasses(root: string): readonly ErrorClass[] {
  const files = globSync('packages/*/src/**/*.ts', { cwd: root })
    .filter((file) => !file.includes('.test.'))
    .sort()
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
    .filter(({ text }) => /\bnew \w+Error\b|\bclass \w+Error\b/.test(text))
    .map(({ file, text }) => ({
      packageName: file.split(/[\\/]/)[1] ?? '',
      source: ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true),
    }))
  const classes = new Map<string, Declared>()
  const messages = new Map<string, Set<string>>()
  for (const { source, packageName } of files) {
    for (const node of nodesOf(source).filter(ts.isClassDeclaration)) {
      const name = node.name?.text ?? ''
      if (/\w+Error$/.test(name) && node.heritageClauses !== undefined)
        classes.set(name, { node, packageName, ...readConstructor(node) })
    }
  }
  for (const { source } of files) {
    for (const made of nodesOf(source).filter(ts.isNewExpression)) {
      const name = made.expression.getText()
      const declared = classes.get(name)
      if (!declared) continue
      const kept = messages.get(name) ?? new Set<string>()
      for (const message of messagesOf(made, declared)) kept.add(message)
      messages.set(name, kept)
    }
  }
  return [...classes].map(([name, { node, packageName, code }]) => ({
    name,
    packageName,
    summary: summaryOf(node),
    ...(code === undefined ? {} : { code }),
    messages: [...(messages.get(name) ?? [])].sort(),
  }))
}

function nodesOf(node: ts.Node): readonly ts.Node[] {
  const found: ts.Node[] = []
  const visit = (one: ts.Node): void => {
    found.push(one)
    one.forEachChild(visit)
  }
  visit(node)
  return found
}

function readConstructor(node: ts.ClassDeclaration): Pick<Declared, 'code' | 'parameters' | 'message'> {
  const constructor = node.members.find(ts.isConstructorDeclaration)
  const call = nodesOf(node)
    .filter(ts.isCallExpression)
    .find(({ expression }) => expression.kind === ts.SyntaxKind.SuperKeyword)
  const [first, second] = call?.arguments ?? []
  const code = first && ts.isStringLiteral(first) && !first.text.includes(' ') ? first.text : undefined
  const message = code === undefined ? first : second
  return {
    parameters: constructor?.parameters.map(({ name }) => name.getText()) ?? ['message'],
    ...(code === undefined ? {} : { code }),
    ...(message === undefined ? {} : { message }),
  }
}

/** Messages of one place that makes an error: those of the constructor, with the texts that the place gives it. */
function messagesOf(made: ts.NewExpression, { message, parameters }: Declared): readonly string[] {
  const given = new Map(
    parameters.map((name, index) => {
      const argument = made.arguments?.[index]
      return [name, argument === undefined ? [] : textsOf(argument)] as const
    }),
  )
  const texts = message === undefined ? (given.get('message') ?? []) : textsOf(message, given)
  // A sentence has words of its own between what is filled in.
  return texts.filter((text) => /\w{2,} .*\w{2,}/.test(text.replaceAll('…', '')))
}

function summaryOf(node: ts.Node): string {
  return ts
    .getJSDocCommentsAndTags(node)
    .flatMap((comment) => (ts.isJSDoc(comment) ? [ts.getTextOfJSDocComment(comment.comment) ?? ''] : []))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
}
