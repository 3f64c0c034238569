import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { replaceFolder } from './replace-folder.ts'

export interface WriteExamplesOptions {
  readonly root: string
  readonly docs: string
}

interface Example {
  readonly name: string
  /** What the first comment says. */
  readonly summary: string
}

/** Writes a page for each example, which shows the file that the tests run, and a list of them. */
export function writeExamples({ root, docs }: WriteExamplesOptions): void {
  const examples = globSync('*.ts', { cwd: join(root, 'examples') })
    .sort()
    .map((file) => readExample(join(root, 'examples', file)))
  const list = examples.map(({ name, summary }) => `- [${name}](${name}.md): ${summary}`)
  replaceFolder(join(docs, 'examples'), {
    'index.md': [
      '# Examples',
      'Each is a story that runs offline, asserts what it tells, and is run by the tests.',
      list.join('\n'),
      '',
    ].join('\n\n'),
    ...Object.fromEntries(examples.map((example) => [`${example.name}.md`, renderPage(example)])),
  })
}

function readExample(path: string): Example {
  const lines = readFileSync(path, 'utf8').split('\n')
  const comment = lines.slice(
    0,
    lines.findIndex((line) => !line.startsWith('//')),
  )
  const summary = comment
    .filter((line) => !line.startsWith('//   '))
    .map((line) => line.slice('// '.length))
    .join(' ')
  return { name: basename(path, '.ts'), summary }
}

function renderPage({ name, summary }: Example): string {
  const title = name.replaceAll('-', ' ')
  const heading = title.charAt(0).toUpperCase() + title.slice(1)
  return `# ${heading}\n\n${summary}\n\n<<< ../../examples/${name}.ts\n`
}
