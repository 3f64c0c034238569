import { access, constants, statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { Settings } from '../options/settings.ts'
import type { Finding } from './finding.ts'

/** Whether this Node runs the sources. */
export function checkNode(version: string): Finding {
  const [major = 0, minor = 0] = version.replace('v', '').split('.').map(Number)
  const isGood = (major === 22 && minor >= 18) || (major === 24 && minor >= 11) || major >= 26
  const base = { name: 'Node', detail: version }
  return isGood
    ? { ...base, status: 'ok' }
    : { ...base, status: 'problem', remedy: 'Install Node 22.18, 24.11 or 26, or a later one of these lines' }
}

/** Whether the packages of the default agent are installed. */
export async function checkPackages({ model }: Pick<Settings, 'model'>): Promise<readonly Finding[]> {
  const extra = [
    '@voyager-mc/world',
    '@resvg/resvg-js',
    ...(model === undefined ? [] : ['@langchain/openai']),
  ]
  const [missing, absent] = [missingPackages(), extra.filter(isMissing)]
  return [
    missing.length === 0
      ? { name: 'packages', status: 'ok', detail: `all ${needed.length} of the default agent are there` }
      : {
          name: 'packages',
          status: 'problem',
          detail: `${missing.join(', ')} cannot be found`,
          remedy: `Run npm install ${missing.join(' ')}`,
        },
    ...absent.map((name): Finding => ({
      name: 'optional package',
      status: 'warning',
      detail: `${name} is not installed`,
      remedy: `If you want what it does, run npm install ${name}`,
    })),
  ]
}

const needed = ['action', 'bot-runtime', 'critic', 'curriculum', 'skill-library', 'tech-tree'].map(
  (name) => `@voyager-mc/${name}`,
)

/** The packages of the default agent that cannot be found. */
export function missingPackages(): readonly string[] {
  return needed.filter(isMissing)
}

function isMissing(name: string): boolean {
  try {
    import.meta.resolve(name)
    return false
  } catch {
    return true
  }
}

/** Whether the native index of the skill library loads. */
export async function checkIndex(): Promise<readonly Finding[]> {
  const name = 'native index'
  if (isMissing('@voyager-mc/skill-library')) return []
  const { loadHnsw } = await import('@voyager-mc/skill-library')
  const index = await loadHnsw()
  return [
    index === undefined
      ? {
          name,
          status: 'warning',
          detail: 'hnswlib-node does not load, so skills are searched one by one',
          remedy: 'With more than some thousand skills run npm install hnswlib-node',
        }
      : { name, status: 'ok', detail: 'hnswlib-node loads' },
  ]
}

const scarceBytes = 500_000_000
const fullBytes = 20_000_000

/** Whether a run can be written there. */
export async function checkDisk(directory: string): Promise<readonly Finding[]> {
  const name = 'disk'
  const place = await nearestDirectory(resolve(directory))
  try {
    await access(place, constants.W_OK)
  } catch {
    const detail = `${place} cannot be written`
    return [{ name, status: 'problem', detail, remedy: 'Choose another run directory' }]
  }
  const { bavail, bsize } = await statfs(place)
  const free = bavail * bsize
  const detail = `${Math.round(free / 1_000_000)} MB are free at ${place}`
  if (free >= scarceBytes) return [{ name, status: 'ok', detail }]
  const status = free < fullBytes ? 'problem' : 'warning'
  return [{ name, status, detail, remedy: 'Free some space; a run of 160 attempts takes about 100 MB' }]
}

async function nearestDirectory(path: string): Promise<string> {
  try {
    await access(path)
    return path
  } catch {
    const parent = dirname(path)
    return parent === path ? path : nearestDirectory(parent)
  }
}
