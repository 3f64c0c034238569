// Each role is a node of a LangGraph graph: whoever wants another loop draws other edges.
//   node examples/roles-as-langgraph-nodes.ts
import assert from 'node:assert/strict'
import { Annotation, END, START, StateGraph } from '@langchain/langgraph'
import type { Critique, Observation, Program, StepResult, Task } from '@voyager-mc/core'
import { openGame } from '@voyager-mc/game'
import { createDefaultRoles } from '@voyager-mc/voyager/preset'

const game = await openGame({ world: { seed: 7, viewDistanceChunks: 2 }, username: 'Ada' })
await game.reset()
await game.world?.give('Ada', { name: 'oak_log', count: 2 })
const { curriculum, actionAgent, critic, skillLibrary } = await createDefaultRoles({
  version: game.address.version,
})

const State = Annotation.Root({
  before: Annotation<Observation>(),
  task: Annotation<Task>(),
  program: Annotation<Program>(),
  step: Annotation<StepResult>(),
  critique: Annotation<Critique>(),
})
const graph = new StateGraph(State)
  .addNode('propose', async ({ before }) => ({
    task: (await curriculum.propose(before)) ?? { name: 'Explore' },
  }))
  .addNode('write', async ({ task, before }) => {
    const skills = await skillLibrary.retrieve({ task })
    const program = await actionAgent.generate({ task, observation: before, skills })
    return { program: await skillLibrary.resolve(program) }
  })
  .addNode('act', async ({ program }) => ({ step: await game.step(program) }))
  .addNode('judge', async ({ task, before, step }) => ({
    critique: await critic.evaluate({ task, before, step }),
  }))
  .addNode('learn', async ({ program, task }) => {
    await skillLibrary.add(program, task)
    return {}
  })
  .addEdge(START, 'propose')
  .addEdge('propose', 'write')
  .addEdge('write', 'act')
  .addEdge('act', 'judge')
  .addConditionalEdges('judge', ({ critique }) => (critique.success ? 'learn' : END))
  .addEdge('learn', END)
  .compile()

const { observation: before } = await game.step({ name: 'look', source: 'async function look(bot) {}' })
const { task, critique } = await graph.invoke({ before })
const learned = await skillLibrary.list()
console.log(task.name, critique.reasoning, learned.map(({ name }) => name).join())
assert.equal(critique.success, true)
assert.equal(learned.length, 1)

await game.close()
