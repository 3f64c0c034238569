import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FakeListChatModel } from '@langchain/core/utils/testing'
import { fakeModel } from '@langchain/core/testing'
import type { BaseChatModel } from '@langchain/core/language_models/chat_models'
import { makeObservation, makeStepResult } from '@voyager-mc/core/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordModel } from '../models/record-model.ts'
import { replayModel } from '../models/replay-model.ts'
import { createDefaultRoles } from './create-default-roles.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reply-form-'))
})
afterAll(() => rm(folder, { recursive: true }))

const proposal = { reasoning: 'Near.', task: 'Explore the hills' }
const verdict = JSON.stringify({ reasoning: 'seen', success: true, critique: '' })

/** A model with structured output, which answers by a tool. */
function toolModel(): BaseChatModel {
  const model = fakeModel().respondWithTools([{ name: 'proposal', args: proposal }])
  return Object.defineProperty(model, 'profile', { value: { toolCalling: true, structuredOutput: true } })
}

const textModel = (text: string): BaseChatModel => new FakeListChatModel({ responses: [text] })

/** A proposal and a verdict of the default roles, and what was said of the form. */
async function play(curriculum: BaseChatModel, critic: BaseChatModel): Promise<readonly unknown[]> {
  const notices: string[] = []
  const roles = await createDefaultRoles({
    version: '1.19.4',
    model: curriculum,
    models: { critic },
    roles: { curriculum: { rules: [], knownAnswer: () => 'Walk.', validate: () => undefined } },
    onReplyFormNotice: (message) => notices.push(message),
  })
  const before = makeObservation()
  const task = await roles.curriculum.propose(before)
  const request = { task: { name: proposal.task }, before, step: makeStepResult() }
  return [task?.name, (await roles.critic.evaluate(request)).success, notices]
}

test.each<readonly [string, () => BaseChatModel, readonly string[]]>([
  ['text', () => textModel(JSON.stringify(proposal)), []],
  [
    'a tool for one role alone',
    toolModel,
    ['The critic model refused a tool for its replies; it is asked for text from now on.'],
  ],
])('a recording of %s is replayed in its form', async (name, curriculum, notices) => {
  const file = join(folder, `${name}.ndjson`)
  const recorded = await play(recordModel(curriculum(), file), recordModel(textModel(verdict), file))
  expect(recorded).toEqual([proposal.task, true, []])
  const replay = await replayModel(file)
  expect(await play(replay, replay)).toEqual([proposal.task, true, notices])
})
