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
