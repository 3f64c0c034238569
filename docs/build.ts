// `npm run docs`: writes the generated pages and builds the site into .vitepress/dist. A dead link fails the build.
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vitepress'
import { checkPages, hasBrowser } from './generate/check-pages.ts'
import { checkReference } from './generate/check-reference.ts'
import { checkSearch } from './generate/check-search.ts'
import { checkSnippets } from './generate/check-snippets.ts'
import { drawPictures } from './generate/draw-pictures.ts'
import { writeBorder } from './generate/write-border.ts'
import { writeBenchmarks } from './generate/write-benchmarks.ts'
import { writeCommandLine } from './generate/write-command-line.ts'
import { writeContracts } from './generate/write-contracts.ts'
import { writeDecisions } from './generate/write-decisions.ts'
import { writeDragon } from './generate/write-dragon.ts'
import { writeErrors } from './generate/write-errors.ts'
import { writeEvaluation } from './generate/write-evaluation.ts'
import { writeExamples } from './generate/write-examples.ts'
import { writeFigures } from './generate/write-figures.ts'
import { writeLand } from './generate/write-land.ts'
import { writeMilestones } from './generate/write-milestones.ts'
import { writePackages } from './generate/write-packages.ts'
import { writeGoals } from './generate/write-goals.ts'
import { writePrimitives } from './generate/write-primitives.ts'
import { writePrompts } from './generate/write-prompts.ts'
import { writeReference } from './generate/write-reference.ts'
import { writeRuntimes } from './generate/write-runtimes.ts'
import { writeServerKinds } from './generate/write-server-kinds.ts'
import { writeWorldMechanics } from './generate/write-world-mechanics.ts'

const docs = dirname(fileURLToPath(import.meta.url))
const root = dirname(docs)
drawPictures(docs)
writeBenchmarks(docs)
writeCommandLine(docs)
writeContracts({ root, docs })
writeDecisions(docs)
writeDragon(docs)
await writeEvaluation(docs)
writeExamples({ root, docs })
writeErrors({ root, docs })
writeFigures(docs)
writeLand(docs)
writeMilestones(docs)
writePackages({ root, docs })
writePrimitives(docs)
await writePrompts(docs)
writeGoals(docs)
writeBorder(docs)
writeRuntimes(docs)
writeServerKinds(docs)
writeWorldMechanics({ root, docs })
await writeReference({ root, docs })
checkReference(root, docs)
checkSnippets(docs)
await build(docs)
await checkSearch(docs)
// A user's machine may have no browser; where everything is checked, it must.
if (hasBrowser() || process.env['CI'] !== undefined) await checkPages(docs)
else console.log('The pages were not opened in a browser: there is none (apt-get install chromium).')
