import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { DefaultTheme, UserConfig } from 'vitepress'

const docs = dirname(dirname(fileURLToPath(import.meta.url)))

const config: UserConfig<DefaultTheme.Config> = {
  title: 'Voyager for TypeScript',
  description: 'A lifelong-learning Minecraft agent as a set of small packages.',
  cleanUrls: true,
  srcExclude: ['node_modules/**'],
  // The search index of the whole reference is one chunk.
  vite: { build: { chunkSizeWarningLimit: 4000 } },
  themeConfig: {
    search: { provider: 'local' },
    nav: [
      { text: 'Get started', link: '/get-started' },
      { text: 'Concepts', link: '/concepts/voyager' },
      { text: 'Guides', link: '/guides/custom-critic' },
      { text: 'Reference', link: '/reference/' },
    ],
    sidebar: [
      section('Begin', [
        { text: 'Get started', link: '/get-started' },
        { text: 'Packages', link: '/packages/' },
        { text: 'Examples', link: '/examples/' },
      ]),
      section('Concepts', pagesOf('concepts')),
      section('Guides', pagesOf('guides')),
      section('Look up', [
        { text: 'Command line', link: '/command-line' },
        { text: 'Configuration', link: '/configuration' },
        { text: 'Environment variables', link: '/environment-variables' },
        { text: 'Primitives', link: '/primitives' },
        { text: 'The border', link: '/border' },
        { text: 'Mineflayer in programs', link: '/mineflayer-api' },
        { text: 'Reference', link: '/reference/' },
        { text: 'Benchmarks', link: '/benchmarks' },
        { text: 'Evaluation', link: '/evaluation' },
        { text: 'World compatibility', link: '/world-compatibility' },
        { text: 'Decisions', link: '/decisions/' },
      ]),
    ],
  },
}

export default config

function section(text: string, items: DefaultTheme.SidebarItem[]): DefaultTheme.SidebarItem {
  return { text, items }
}

/** Every page of a folder under its own heading, sorted by it. */
function pagesOf(folder: string): DefaultTheme.SidebarItem[] {
  return globSync('*.md', { cwd: join(docs, folder) })
    .map((file) => ({
      text: /^# (.*)$/m.exec(readFileSync(join(docs, folder, file), 'utf8'))?.[1] ?? file,
      link: `/${folder}/${file.slice(0, -'.md'.length)}`,
    }))
    .sort((one, other) => one.text.localeCompare(other.text))
}
