import { checkDisk, checkIndex, checkNode, checkPackages, missingPackages } from '../doctor/check-machine.ts'
import { checkModel } from '../doctor/check-model.ts'
import { checkServer } from '../doctor/check-server.ts'
import { checkPlay, playOnServer } from '../doctor/play-on-server.ts'
import { renderFinding, type Finding } from '../doctor/finding.ts'
import { jsonLine } from '../terminal/clean-text.ts'
import { exitCodes } from '../faults/exit-codes.ts'
import type { Command } from './command.ts'

/** `voyager doctor`: looks at everything the agent needs and says what to do about the rest. */
export const runDoctor: Command['run'] = async ({ settings }, { say, warn, signal, variables }) => {
  checkPlay(settings)
  const checks: readonly (() => Promise<readonly Finding[]>)[] = [
    async () => [checkNode(process.version)],
    () => checkPackages(settings),
    checkIndex,
    async () =>
      missingPackages().includes('@voyager-mc/bot-runtime') ? [] : checkServer(settings, { signal, warn }),
    () => checkModel(settings, { variables, signal }),
    () => checkDisk(settings.run ?? process.cwd()),
  ]
  const findings: Finding[] = []
  const tell = (finding: Finding): void => {
    findings.push(finding)
    if (!settings.json) say(renderFinding(finding))
  }
  for (const check of checks) for (const finding of await check()) tell(finding)
  if (settings.play && findings.every(({ status }) => status !== 'problem')) {
    await playOnServer(settings, { signal, tell, warn })
  }
  if (settings.json) say(jsonLine(findings))
  return findings.some(({ status }) => status === 'problem') ? exitCodes.failed : exitCodes.done
}
