import { checkNode } from '../doctor/check-machine.ts'

/** Line for a Node that the agent does not run on; absent where it does, and for what works all the same. */
export function lineForOldNode(version: string, args: readonly string[]): string | undefined {
  const [first = ''] = args
  // The doctor looks at more than Node, and tells all of it.
  if (checkNode(version).status === 'ok' || /^(doctor|--version|-V|--help|-h|help)$/.test(first))
    return undefined
  return `Voyager does not run on Node ${version.replace('v', '')}; install Node 22.18, 24.11 or 26, or a later one of these lines.`
}
