// Reads what `pnpm -r licenses list --prod --json` prints: fails on a licence that nobody has agreed to.
//   node scripts/check-licences.ts licences.json
import { readFileSync } from 'node:fs'

interface LicensedPackage {
  readonly name: string
  readonly versions: readonly string[]
}

const agreed =
  /^(MIT|ISC|Apache-2\.0|MPL-2\.0|BSD(-[23]-Clause)?|0BSD|CC0-1\.0|Unlicense|BlueOak-1\.0\.0|\(MIT OR CC0-1\.0\))$/
// Their manifests name no licence; the files beside them do.
const readByHand: Readonly<Record<string, string>> = { range: 'BSD-2-Clause' }

const [file] = process.argv.slice(2)
if (file === undefined) throw new Error('Name the file that pnpm licenses list has written.')
// pnpm prints packages by licence.
const byLicence = JSON.parse(readFileSync(file, 'utf8')) as Readonly<
  Record<string, readonly LicensedPackage[]>
>
let problems = 0
for (const [licence, packages] of Object.entries(byLicence)) {
  const open = agreed.test(licence) ? [] : packages.filter(({ name }) => !Object.hasOwn(readByHand, name))
  console.log(`${licence}: ${packages.length} packages`)
  for (const { name, versions } of open)
    console.error(`${name} ${versions.join(', ')} has the licence ${licence}.`)
  problems += open.length
}
process.exit(problems === 0 ? 0 : 1)
