import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

const packages = join(import.meta.dirname, '../../../packages')

/** Text of a file of a package, such as `fleet/deploy/Dockerfile`. */
export function readOf(name: string): string {
  return readFileSync(join(packages, name), 'utf8')
}

/** A line of a Dockerfile. */
export interface Instruction {
  readonly name: string
  readonly words: string
}

/** Lines of the Dockerfile, in their order. */
export function readDockerfile(): readonly Instruction[] {
  const lines = readOf('fleet/deploy/Dockerfile').split('\n')
  return lines.flatMap((line) => {
    const [, name, words] = /^([A-Z]+) (.*)$/.exec(line) ?? []
    return name === undefined || words === undefined ? [] : [{ name, words }]
  })
}

/** A container of compose. */
export interface Service {
  readonly image?: string
  readonly build?: string
  readonly command?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>
  readonly secrets?: readonly string[]
  readonly ports?: readonly string[]
  readonly volumes?: readonly string[]
  readonly healthcheck?: { readonly test: readonly string[] }
  readonly stop_grace_period?: string
}

/** Content of a compose file. */
export interface Compose {
  readonly services: Readonly<Record<string, Service>>
  readonly secrets: Readonly<Record<string, { readonly environment?: string }>>
  readonly volumes: Readonly<Record<string, unknown>>
}

/** Reads the compose file. */
export function readCompose(): Compose {
  // What is read of it is checked by its tests.
  return parse(readOf('fleet/deploy/compose.yaml')) as Compose
}
