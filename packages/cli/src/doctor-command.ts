import { agentFlags, readAgentSettings } from './agent-settings.ts'
import { checkDisk, checkIndex, checkNode, checkPackages, missingPackages } from './check-machine.ts'
import { checkModel } from './check-model.ts'
import { checkServer } from './check-server.ts'
import type { Command } from './command.ts'
import { exitCodes } from './exit-codes.ts'
import { renderFinding, type Finding } from './finding.ts'

const { host, port, version, username, run, model, 'base-url': baseUrl, embeddings } = agentFlags

/** `voyager doctor`: looks at everything the agent needs and says what to do about the rest. */
export const doctorCommand: Command = {
  name: 'doctor',
  words: '',
  summary: 'check Node, packages, native index, server, model and disk',
  details: ['Every line is ok, a warning or a problem with its remedy. Asks the model two short questions.'],
  examples: ['voyager doctor', 'voyager doctor --model openai:gpt-4o --port 25565'],
  flags: Object.fromEntries(
    Object.entries({ host, port, version, username, run, model, 'base-url': baseUrl, embeddings }).flatMap(
      ([name, flag]) => (flag === undefined ? [] : [[name, flag]]),
    ),
  ),
  run: async (input, { say, signal, variables }) => {
    const settings = readAgentSettings(input)
    const checks: readonly (() => Promise<readonly Finding[]>)[] = [
      async () => [checkNode(process.version)],
      () => checkPackages(settings),
      checkIndex,
      async () =>
        missingPackages().includes('@voyager-mc/bot-runtime') ? [] : checkServer(settings, { signal }),
      () => checkModel(settings, { variables, signal }),
      () => checkDisk(settings.run ?? process.cwd()),
    ]
    const findings: Finding[] = []
    for (const check of checks) {
      for (const finding of await check()) {
        findings.push(finding)
        if (!input.json) say(renderFinding(finding))
      }
    }
    if (input.json) say(JSON.stringify(findings))
    return findings.some(({ status }) => status === 'problem') ? exitCodes.failed : exitCodes.done
  },
}
