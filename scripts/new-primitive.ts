// `pnpm new:primitive NAME`: writes the files of a new primitive and registers it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { scaffoldPrimitive } from './scaffold-primitive.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const directory = join(root, 'packages', 'bot-runtime', 'src', 'primitives')
const registrationFile = 'all-primitives.ts'
const namesFile = 'primitive-names.ts'
const [name = ''] = process.argv.slice(2)
try {
  const read = (file: string): string => readFileSync(join(directory, file), 'utf8')
  const files = Object.entries(
    scaffoldPrimitive(name, { registration: read(registrationFile), names: read(namesFile) }),
  )
  const taken = files.find(
    ([file]) => ![registrationFile, namesFile].includes(file) && existsSync(join(directory, file)),
  )
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
