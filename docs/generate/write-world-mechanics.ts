import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMechanic, renderMechanics } from '../../scripts/render-mechanics.ts'

const ending = '.mechanic.ts'

/** Writes the page of what the embedded world does and leaves out, from the sources of its mechanics. */
export function writeWorldMechanics({ root, docs }: { readonly root: string; readonly docs: string }): void {
  const folder = join(root, 'packages/world/src/mechanics')
  const notes = readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .sort()
    .flatMap(
      (file) => readMechanic(file.slice(0, -ending.length), readFileSync(join(folder, file), 'utf8')) ?? [],
    )
  writeFileSync(join(docs, 'world-mechanics.md'), renderMechanics(notes))
}
