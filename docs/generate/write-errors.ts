import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface WriteErrorsOptions {
  readonly root: string
  readonly docs: string
}

/** Writes the page of troubleshooting: the hand-written part, and a section for each class of errors from its source. */
export function writeErrors({ root, docs }: WriteErrorsOptions): void {
  const sections = globSync('packages/*/src/**/*.ts', { cwd: root })
    .filter((file) => !file.includes('.test.'))
    .sort()
    .flatMap((file) => readErrors(file, readFileSync(join(root, file), 'utf8')))
  const text = [
    '# Troubleshooting',
    'Every message says what happened, names the value and says what to do. Search this page for its words, or for the `code` of the error. `voyager doctor` checks Node, packages, index, server, model and disk at once.',
    '| You see | Do this |\n| --- | --- |\n' +
      symptoms.map(([seen, remedy]) => `| ${seen} | ${remedy} |`).join('\n'),
    ...sections,
  ]
  writeFileSync(join(docs, 'troubleshooting.md'), `${text.join('\n\n')}\n`)
}

const symptoms = [
  [
    'The server turns the bot away: unverified username',
    '[Sign in with a Microsoft account](guides/microsoft-account.md), or set `online-mode=false`',
  ],
  [
    'The bot digs and nothing breaks near the spawn',
    'Set `spawn-protection=0`; [your own server](guides/own-server.md)',
  ],
  ['A version is refused', '`voyager doctor --host HOST` says which versions the parts know'],
  ['The run ends with the reason `budget`', '[Raise the budget](guides/budgets.md) and resume'],
  ['A run is locked', 'Another process plays it; end that one, or name another `--run`'],
  [
    'hnswlib-node does not load',
    'Nothing: skills are compared one by one; install it for thousands of skills',
  ],
] as const

/** Sections of the classes of errors in one file. */
function readErrors(file: string, source: string): readonly string[] {
  const [, name = ''] = file.split('/')
  return [
    ...source.matchAll(
      /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport class (\w+Error) extends \w*Error[\s\S]*?\n\}/g,
    ),
  ].map(([body, comment = '', error = '']) => {
    const code = /super\(\s*'([\w-]+)'/.exec(body)?.[1]
    const words = comment.replaceAll(/\n?\s*\* ?/g, ' ').trim()
    const messages = [...body.matchAll(/[`']([A-Z$][^`']{20,}?\.)[`']/g)].map(
      ([, message = '']) => `- \`${message.replaceAll(/\$\{([^}]*)\}/g, '…').replaceAll('`', '')}\``,
    )
    return [
      `## ${error}`,
      `${words.replaceAll('<', '&lt;')} From [${name}](packages/${name}.md)${code === undefined ? '' : `, code \`${code}\``}.`,
      ...(messages.length > 0 ? [`Says:\n\n${[...new Set(messages)].join('\n')}`] : []),
    ].join('\n\n')
  })
}
