import type { ChatRequest, ScriptedReply } from '@voyager-mc/scripted-model'
import { fenced, programs } from './scripted-programs.ts'

/** Which question of which role a request is. */
export type AskedRole = 'proposal' | 'questions' | 'answer' | 'program' | 'critique' | 'description'

/** A chat model that plays: it knows every answer, but gives each with what real models and their servers do wrong. */
export interface ScriptedPlayer {
  readonly replies: (request: ChatRequest) => ScriptedReply
  /** The faults that were really served, in order. */
  readonly served: readonly string[]
  /** Questions per role. */
  readonly asked: Readonly<Record<AskedRole, number>>
}

const marks: readonly (readonly [AskedRole, RegExp])[] = [
  ['questions', /^You help to choose the next task/],
  ['proposal', /^You choose the next task/],
  ['answer', /^Answer a question about Minecraft/],
  ['program', /^You write JavaScript programs/],
  ['critique', /^You check whether a Minecraft player/],
  ['description', /^You describe Minecraft bot functions/],
]

/** What is proposed when the script is at its end. */
export const afterwards = 'Mine 7 dirt'

const text = (reply: string): ScriptedReply => ({ type: 'text', text: reply })
const failing: Readonly<Record<string, ScriptedReply>> = {
  '429': { type: 'status', status: 429, message: 'slow down', retryAfterSeconds: 1 },
  '500': { type: 'status', status: 500, message: 'overloaded' },
  hang: { type: 'hang' },
  'cut-off': { type: 'cut-off', text: 'Explain: first I' },
  'wrong-content-type': { type: 'wrong-content-type', body: '<html><body>Bad gateway</body></html>' },
}

/** Each entry is one reply: a named fault, or a text. The task of a rule is not proposed. */
const proposals: readonly string[] = [
  '```json\n{"reasoning": "Everything needs wood.", "task": "Mine 5 wood log"}\n```',
  "Sure! {'reasoning': 'Planks come next.', 'task': 'Craft 8 planks',}",
  '{"reasoning": "I like red wood.", "task": "Craft 4 redwood_stick"}',
  '{"reasoning": "A simple one.", "task": "Mine 1 wood log"}',
  'Reasoning: tools need sticks.\nTask: Craft 4 stick.',
  '500',
  '{"reasoning": "Tools need a table.", "task": "Craft 1 crafting_table",}',
  '{reasoning: "The first tool.", task: "Craft 1 wooden_pickaxe"}',
  '',
  '{"task": "Mine 3 cobblestone"}',
  'wrong-content-type',
  '{"reasoning": "Better.", "task": "Craft 1 stone_pickaxe"} That is all.',
  '{"reasoning": "For the furnace.", "task": "Mine 9 cobblestone"}',
  '{"reasoning": "Ores.", "task": "Craft 1 furnace"}',
  '{"reasoning": "See the world.", "task": "Walk around and look at the land"}',
  '{"reasoning": "Take stock.", "task": "Say how many things are held"}',
]

const noCode = 'I would walk to the nearest tree and punch it until a log drops.'
const agentParameter = fenced(
  'async function mineFiveWoodLogs(agent, count) {\n  await mineBlock(agent, "oak_log", count)\n}',
)
const hallucinatedItem = fenced(
  'async function craftEightPlanks(bot) {\n  await craftItem(bot, "oak_plank", 2)\n}',
)

/** What goes wrong before a task's program comes; a `run:` entry is a program that runs and fails. */
const troubles: Readonly<Record<string, readonly string[]>> = {
  'Mine 1 wood log': [noCode],
  'Mine 5 wood log': [agentParameter, '429'],
  'Craft 8 planks': [hallucinatedItem],
  'Craft 4 stick': [fenced('async function craftFourSticks(bot) {\n  await craftItem(bot, "stick", 1\n}')],
  'Craft 1 crafting_table': [''],
  'Craft 1 wooden_pickaxe': ['hang'],
  'Mine 3 cobblestone': [fenced('async function mineStone(bot) {\n  bot.chat("I have no idea how.")\n}')],
  'Craft 1 stone_pickaxe': ['cut-off'],
  'Mine 9 cobblestone': [noCode, '{"code": 42}', 'Sorry.'],
  'Craft 1 furnace': [fenced('async function craftFurnace(bot) {\n  throw new Error("no fire")\n}')],
}

const critiques: Readonly<Record<string, readonly string[]>> = {
  'Walk around and look at the land': [
    'It went well, I think.',
    "```json\n{'reasoning': 'It walked.', 'success': True, 'critique': '',}\n```",
  ],
  'Say how many things are held': ['500', '{"reasoning": "It said so.", "success": "true", "critique": ""}'],
}

/** Makes the player; its script begins at the start. */
export function createScriptedPlayer(): ScriptedPlayer {
  const served: string[] = []
  const asked = { proposal: 0, questions: 0, answer: 0, program: 0, critique: 0, description: 0 }
  const places = new Map<string, number>()
  const next = (list: string, script: readonly string[]): string | undefined => {
    const place = places.get(list) ?? 0
    places.set(list, place + 1)
    return script[place]
  }
  const serve = (script: string | undefined, otherwise: string): ScriptedReply => {
    if (script === undefined) return text(otherwise)
    const fault = failing[script]
    if (fault !== undefined) served.push(script)
    return fault ?? text(script)
  }
  return {
    served,
    asked,
    replies: (request) => {
      const role = roleOf(request)
      asked[role] += 1
      const task = taskOf(request)
      switch (role) {
        case 'questions':
          return text(
            'Reasoning: none.\nQuestion 1: What can be crafted from oak planks?\nConcept 1: oak planks',
          )
        case 'answer':
          return text('Answer: Take it with the right tool.')
        case 'description':
          return text(asked.description % 4 === 0 ? '' : `Does what was asked: ${task}.`)
        case 'proposal':
          return serve(next('proposal', proposals), `{"reasoning": "More.", "task": "${afterwards}"}`)
        case 'critique':
          return serve(
            next(`critique ${task}`, critiques[task] ?? []),
            '{"reasoning": "Unclear.", "success": false, "critique": "Try again."}',
          )
        case 'program':
          return serve(next(`program ${task}`, troubles[task] ?? []), fenced(programs[task] ?? ''))
      }
    },
  }
}

function roleOf({ messages }: ChatRequest): AskedRole {
  const system = messages[0]?.content ?? ''
  const role = marks.find(([, mark]) => mark.test(system))?.[0]
  if (role === undefined) throw new Error(`No role asks like this: ${system.slice(0, 80)}`)
  return role
}

/** The task a request is about; empty where none is named. */
function taskOf({ messages }: ChatRequest): string {
  const human = messages.find(({ role }) => role === 'user')?.content ?? ''
  return /^Task(?: it was written for)?: (.+)$/m.exec(human)?.[1] ?? ''
}
