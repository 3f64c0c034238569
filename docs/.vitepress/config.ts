import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { DefaultTheme, UserConfig } from 'vitepress'
import { boostDocument, boostTerm, fuzzy, prefix, processTerm } from './rank-pages.ts'
import { renderForSearch } from './render-for-search.ts'
import { showNarrowPictures } from './narrow-pictures.ts'
import { sourceOf } from './source-of.ts'

const docs = dirname(dirname(fileURLToPath(import.meta.url)))

const config: UserConfig<DefaultTheme.Config> = {
  title: 'Voyager for TypeScript',
  description: 'A lifelong-learning Minecraft agent as a set of small packages.',
  cleanUrls: true,
  // Names of all pages in one file, which each page would hold otherwise.
  metaChunk: true,
  head: [['link', { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' }]],
  // The last three are parts of other pages.
  srcExclude: ['node_modules/**', 'contracts/**', 'figures.md', 'server-kinds.md', 'runtime-rows.md'],
  markdown: { config: showNarrowPictures },
  // The search index of the whole reference is one chunk.
  vite: { build: { chunkSizeWarningLimit: 4000 } },
  transformPageData: ({ filePath, frontmatter }) => ({
    frontmatter: { source: sourceOf(filePath), ...frontmatter },
  }),
  themeConfig: {
    logo: '/logo.svg',
    search: {
      provider: 'local',
      options: {
        _render: renderForSearch,
        miniSearch: { options: { processTerm }, searchOptions: { boostDocument, boostTerm, fuzzy, prefix } },
      },
    },
    socialLinks: [
      { icon: 'github', link: 'https://github.com/voyager-mc/voyager' },
      { icon: 'npm', link: 'https://www.npmjs.com/org/voyager-mc' },
    ],
    outline: [2, 3],
    notFound: {
      title: 'No such page',
      quote:
        'The search above finds guides first. Pages that moved have their old name in the list of guides.',
      linkLabel: 'To the first page',
      linkText: 'To the first page',
    },
    editLink: {
      // The browser gets this function as text. Pages that are generated are edited where they come from.
      pattern: ({ filePath, frontmatter }) =>
        `https://github.com/voyager-mc/voyager/edit/main/${String(frontmatter['source'] ?? `docs/${filePath}`)}`,
      text: 'Edit this page',
    },
    nav: [
      { text: 'Get started', link: '/get-started' },
      { text: 'Concepts', link: '/concepts/voyager' },
      { text: 'Guides', link: '/guides/custom-critic' },
      { text: 'Reference', link: '/reference/' },
    ],
    sidebar: {
      '/reference/': [section('Reference', entries())],
      '/': pages(),
    },
  },
}

export default config

/** Pages beside every page but those of the reference. */
function pages(): DefaultTheme.SidebarItem[] {
  return [
    section('Begin', [
      { text: 'Get started', link: '/get-started' },
      { text: 'Tutorial', link: '/tutorial' },
      { text: 'Questions', link: '/questions' },
      { text: 'Runtimes and size', link: '/runtimes' },
      { text: 'Troubleshooting', link: '/troubleshooting' },
      { text: 'Architecture', link: '/architecture' },
      { text: 'Security model', link: '/security' },
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
      { text: 'Prompts', link: '/prompts' },
      { text: 'Goals in words', link: '/goals' },
      { text: 'The border', link: '/border' },
      { text: 'Mineflayer’s API in programs', link: '/mineflayer-api' },
      { text: 'Reference', link: '/reference/' },
      { text: 'Benchmarks', link: '/benchmarks' },
      { text: 'Evaluation', link: '/evaluation' },
      { text: 'Milestones to the dragon', link: '/milestones' },
      { text: 'One life to the dragon', link: '/dragon' },
      { text: 'The land of the world', link: '/land' },
      { text: 'What the world does', link: '/world-mechanics' },
      { text: 'World compatibility', link: '/world-compatibility' },
      { text: 'Decisions', link: '/decisions/' },
    ]),
  ]
}

/** Every entry of every package; its symbols stand on its page. */
function entries(): DefaultTheme.SidebarItem[] {
  return globSync('**/index.md', { cwd: join(docs, 'reference') })
    .map((file) => dirname(file))
    .sort()
    .map((entry) =>
      entry === '.' ? { text: 'All', link: '/reference/' } : { text: entry, link: `/reference/${entry}/` },
    )
}

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
