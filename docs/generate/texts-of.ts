import ts from 'typescript'

/** Texts that are known for names, such as those of a constructor's parameters. */
export type KnownTexts = ReadonlyMap<string, readonly string[]>

// Enough for a message made by a function from another one's; circles end here.
const deepest = 4

/**
 * Texts that an expression may be, with … for what is filled in: of literals and templates, both sides of a choice,
 * constants of the same file, and what a function of the same file returns.
 */
export function textsOf(node: ts.Expression, known: KnownTexts = new Map(), depth = 0): readonly string[] {
  const inner = (expression: ts.Expression): readonly string[] => textsOf(expression, known, depth + 1)
  if (depth > deepest) return []
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isParenthesizedExpression(node)) return inner(node.expression)
  if (ts.isConditionalExpression(node)) return [...inner(node.whenTrue), ...inner(node.whenFalse)]
  if (ts.isTemplateExpression(node)) {
    return node.templateSpans.reduce<readonly string[]>(
      (texts, { expression, literal }) => join(texts, shown(inner(expression)), literal.text),
      [node.head.text],
    )
  }
  if (ts.isBinaryExpression(node)) {
    if (node.operatorToken.kind === ts.SyntaxKind.PlusToken)
      return join(shown(inner(node.left)), shown(inner(node.right)), '')
    return [...inner(node.left), ...inner(node.right)]
  }
  if (ts.isIdentifier(node)) return known.get(node.text) ?? constantOf(node, depth)
  if (ts.isCallExpression(node)) {
    const returned = returnedBy(node, depth)
    // A function of another file, such as one that hides secrets, gives what it gets.
    return returned ?? node.arguments.flatMap(inner)
  }
  return []
}

/** What is not known, and what is many things, is filled in. */
function shown(texts: readonly string[]): readonly string[] {
  const said = texts.filter((text) => /\w/.test(text))
  return said.length > 0 && said.length <= 4 ? said : ['…']
}

function join(befores: readonly string[], middles: readonly string[], after: string): readonly string[] {
  return befores.flatMap((before) => middles.map((middle) => `${before}${middle}${after}`))
}

function constantOf(name: ts.Identifier, depth: number): readonly string[] {
  for (const statement of name.getSourceFile().statements) {
    if (!ts.isVariableStatement(statement)) continue
    const found = statement.declarationList.declarations.find((one) => one.name.getText() === name.text)
    if (found?.initializer) return textsOf(found.initializer, new Map(), depth + 1)
  }
  return []
}

function returnedBy(call: ts.CallExpression, depth: number): readonly string[] | undefined {
  const made = call
    .getSourceFile()
    .statements.filter(ts.isFunctionDeclaration)
    .find(({ name }) => name?.text === call.expression.getText())
  if (made === undefined) return undefined
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isReturnStatement(node) && node.expression)
      found.push(...textsOf(node.expression, new Map(), depth + 1))
    else node.forEachChild(visit)
  }
  made.body?.forEachChild(visit)
  return found
}
