import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { kickMeanings, remedyOfKick } from '../../packages/bot-runtime/src/connection/explain-kick.ts'
import { readErrorClasses, type ErrorClass } from './read-error-classes.ts'
import { renderRows } from './render-rows.ts'

interface WriteErrorsOptions {
  readonly root: string
  readonly docs: string
}

/** Writes the page of troubleshooting: the hand-written part, and a section for each class of errors from its source. */
export function writeErrors({ root, docs }: WriteErrorsOptions): void {
  const text = [
    '# Troubleshooting',
    'Every message says what happened, names the value and says what to do. Search this page for its words, or for the `code` of the error. `voyager doctor` checks Node, packages, index, server, model and disk at once.',
    '| You see | Do this |\n| --- | --- |\n' +
      symptoms.map(([seen, remedy]) => `| ${seen} | ${remedy} |`).join('\n'),
    renderKicks(),
    ...readErrorClasses(root).map(renderClass),
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

function renderClass({ name, packageName, summary, code, messages }: ErrorClass): string {
  const words = messages.map((message) => `- \`${message.replaceAll('`', '').replaceAll('\n', ' ')}\``)
  return [
    `## ${name}`,
    `${summary.replaceAll('<', '&lt;')} From [${packageName}](packages/${packageName}.md)${code === undefined ? '' : `, code \`${code}\``}.`,
    ...(words.length > 0 ? [`Says:\n\n${words.join('\n')}`] : []),
  ].join('\n\n')
}

/** Remedies for what servers say when they turn a bot away. */
function renderKicks(): string {
  const rows = kickMeanings.map((meaning) => [`\`${meaning}\``, `${remedyOfKick(meaning, 'NAME')}`])
  return [
    '## What servers say',
    'A server may turn the bot away in its own words, in any language; English ones and translation keys are read like this:',
    renderRows(['Meaning', 'Remedy'], rows),
  ].join('\n\n')
}
