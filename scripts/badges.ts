const shields = 'https://img.shields.io'
const repository = 'https://github.com/voyager-mc/voyager'

/** Line of badges below the title of a package's README: its version, its licence, whether the checks pass. */
export function badges(name: string): string {
  const page = `https://www.npmjs.com/package/${name}`
  return [
    `[![npm](${shields}/npm/v/${name})](${page})`,
    `[![licence](${shields}/npm/l/${name})](${repository}/blob/main/LICENSE)`,
    `[![check](${repository}/actions/workflows/check.yml/badge.svg)](${repository}/actions/workflows/check.yml)`,
  ].join(' ')
}
