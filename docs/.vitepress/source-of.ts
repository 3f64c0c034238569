/** Generated pages and the file in the repository that their text comes from. */
const sources: Readonly<Record<string, string>> = {
  'benchmarks.md': 'docs/generate/write-benchmarks.ts',
  'milestones.md': 'docs/generate/write-milestones.ts',
  'dragon.md': 'docs/generate/write-dragon.ts',
  'border.md': 'docs/generate/write-border.ts',
  'command-line.md': 'docs/generate/render-command-line.ts',
  'configuration.md': 'docs/generate/render-configuration.ts',
  'decisions/index.md': 'docs/generate/write-decisions.ts',
  'environment-variables.md': 'docs/generate/render-variables.ts',
  'evaluation.md': 'docs/generate/write-evaluation.ts',
  'figures.md': 'docs/generate/write-figures.ts',
  'goals.md': 'docs/generate/write-goals.ts',
  'land.md': 'docs/generate/render-land.ts',
  'packages/index.md': 'docs/generate/write-packages.ts',
  'primitives.md': 'docs/generate/write-primitives.ts',
  'prompts.md': 'docs/generate/write-prompts.ts',
  'runtime-rows.md': 'docs/data/runtimes.json',
  'server-kinds.md': 'docs/generate/write-server-kinds.ts',
  'troubleshooting.md': 'docs/generate/write-errors.ts',
  'world-mechanics.md': 'docs/generate/write-world-mechanics.ts',
}

/** Place in the repository where a page of the site is edited: generated pages come from somewhere else. */
export function sourceOf(page: string): string {
  const path = page.replaceAll('\\', '/')
  const [folder = '', name = ''] = path.replace(/\.md$/, '').split('/')
  if (sources[path] !== undefined) return sources[path]
  if (folder === 'packages') return `packages/${name}/README.md`
  if (folder === 'examples')
    return name === 'index' ? 'docs/generate/write-examples.ts' : `examples/${name}.ts`
  if (folder === 'reference')
    return name === 'index' || name === ''
      ? 'docs/generate/write-reference.ts'
      : `packages/${name}/src/index.ts`
  return `docs/${path}`
}
