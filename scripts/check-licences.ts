// The licences of everything that comes with the packages: fails on one that nobody has agreed to.
//   node scripts/check-licences.ts                  asks pnpm for them
//   node scripts/check-licences.ts licences.json    reads what `pnpm -r licenses list --prod --json` printed
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { isAgreedLicence } from './judge-licence.ts'

interface LicensedPackage {
  readonly name: string
  readonly versions: readonly string[]
}

// Their manifests name no licence; the files beside them do.
const readByHand: Readonly<Record<string, string>> = { range: 'BSD-2-Clause' }

const [file] = process.argv.slice(2)
const printed = file === undefined ? askPnpm() : readFileSync(file, 'utf8')
// pnpm prints packages by licence.
const byLicence = JSON.parse(printed) as Readonly<Record<string, readonly LicensedPackage[]>>
let problems = 0
for (const [licence, packages] of Object.entries(byLicence)) {
  const open = isAgreedLicence(licence) ? [] : packages.filter(({ name }) => !Object.hasOwn(readByHand, name))
  console.log(`${licence}: ${packages.length} packages`)
  for (const { name, versions } of open)
    console.error(`${name} ${versions.join(', ')} has the licence ${licence}.`)
  problems += open.length
}
if (Object.keys(byLicence).length === 0) console.error('pnpm names no package; install them first.')
process.exit(problems === 0 && Object.keys(byLicence).length > 0 ? 0 : 1)

function askPnpm(): string {
  return execFileSync('pnpm', ['-r', 'licenses', 'list', '--prod', '--json'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
}
