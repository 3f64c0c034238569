// `pnpm new:primitive NAME`: writes the files of a new primitive and registers it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { scaffoldPrimitive } from './scaffold-primitive.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const directory = join(root, 'packages', 'bot-runtime', 'src', 'primitives')
const registrationFile = 'all-primitives.ts'
const [name = ''] = process.argv.slice(2)
try {
  const registration = readFileSync(join(directory, registrationFile), 'utf8')
  const files = Object.entries(scaffoldPrimitive(name, { registration }))
  const taken = files.find(([file]) => file !== registrationFile && existsSync(join(directory, file)))
  if (taken !== undefined) throw new TypeError(`${taken[0]} is there already; choose another name.`)
  for (const [file, text] of files) {
    writeFileSync(join(directory, file), text)
    console.log(relative(root, join(directory, file)))
  }
  console.log('Write what it does, then: pnpm vitest run --project unit packages/bot-runtime/src/primitives')
} catch (error) {
  console.error(error instanceof TypeError ? error.message : error)
  process.exitCode = 1
}
