// `npm run readmes`: writes the tables of options and errors into the README of each package.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { renderTables, withTables } from './readme-tables.ts'

for (const file of globSync('packages/*/README.md')) {
  writeFileSync(file, withTables(readFileSync(file, 'utf8'), renderTables(dirname(file))))
}
