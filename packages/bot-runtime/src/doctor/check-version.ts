import minecraftData from 'minecraft-data'
import mineflayerPackage from 'mineflayer'
import type { Finding } from './finding.ts'

// A CommonJS module whose names Node cannot see before it runs.
const { testedVersions } = mineflayerPackage

/** A server's own words about its version. */
export interface ServerVersion {
  readonly versionName: string
  readonly protocol: number
}

/** The version to pass for a server: the newest tested one that speaks its protocol; absent when there is none. */
export function versionForProtocol(protocol: number): string | undefined {
  return testedVersions.findLast((version) => protocolOf(version) === protocol)
}

export interface CheckVersionOptions {
  /** Whether the rest of the agent, such as its recipes, knows a version; by default all are known. */
  readonly canPlay?: ((version: string) => boolean) | undefined
}

/** Compares what the server speaks with what the agent was told to speak. */
export function checkVersion(
  server: ServerVersion,
  version: string | undefined,
  { canPlay = () => true }: CheckVersionOptions = {},
): Finding | undefined {
  const { versionName, protocol } = server
  const matching = versionForProtocol(protocol)
  if (matching === undefined) {
    return {
      type: 'unsupported-version',
      severity: 'problem',
      message: `The server runs ${versionName} (protocol ${protocol}), which this agent cannot speak.`,
      remedy: `Run a server of one of these versions: ${testedVersions.filter(canPlay).join(', ')}.`,
    }
  }
  if (version === undefined || protocolOf(version) === protocol) {
    return canPlay(version ?? matching) ? undefined : unknownVersion(version ?? matching, canPlay)
  }
  return {
    type: 'version-mismatch',
    severity: 'problem',
    message: `The server runs ${versionName}, but the agent was told to use version ${version}.`,
    remedy: `Pass version: '${matching}'.`,
  }
}

/**
 * Warns of a server whose own name tells another version than it speaks with the agent: a plug-in or a proxy translates.
 * Names of several versions, as proxies have, tell nothing.
 */
export function checkTranslation({ versionName, protocol }: ServerVersion): Finding | undefined {
  const named = [...versionName.matchAll(/(?<![\d.])\d{1,2}\.\d+(\.\d+)?(?![\d.])/g)].map(([name]) => name)
  const [only] = named
  const own = only === undefined || named.length > 1 ? undefined : protocolOf(only)
  if (only === undefined || own === undefined || own === protocol) return undefined
  const spoken = versionForProtocol(protocol) ?? `protocol ${protocol}`
  return {
    type: 'translated-version',
    severity: 'warning',
    message: `The server calls itself ${versionName} and speaks ${spoken} with the agent: a plug-in or a proxy translates, and what that version lacks looks like something else.`,
    remedy: `Pass version: '${only}' if the agent knows it.`,
  }
}

function unknownVersion(version: string, canPlay: (version: string) => boolean): Finding {
  return {
    type: 'unsupported-version',
    severity: 'problem',
    message: `The server runs ${version}, which the bot can speak, but whose items and recipes the agent does not know.`,
    remedy: `Run a server of one of these versions: ${testedVersions.filter(canPlay).join(', ')}.`,
  }
}

function protocolOf(version: string): number | undefined {
  return minecraftData.versionsByMinecraftVersion.pc[version]?.version
}
