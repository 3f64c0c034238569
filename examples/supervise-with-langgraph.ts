// A supervisor gives goals to Voyager, a node of its LangGraph graph; a person approves each before the bot moves.
//   node examples/supervise-with-langgraph.ts
import assert from 'node:assert/strict'
import { Annotation, Command, END, interrupt, MemorySaver, START, StateGraph } from '@langchain/langgraph'
import { openGame } from '@voyager-mc/game'
import { createVoyager } from '@voyager-mc/voyager'
import { createDefaultRoles } from '@voyager-mc/voyager/preset'

const game = await openGame({ world: { seed: 7, viewDistanceChunks: 2 }, username: 'Ada' })
await game.reset()
await game.world?.give('Ada', { name: 'oak_log', count: 2 })
const voyager = createVoyager({
  environment: game,
  ...(await createDefaultRoles({ version: game.address.version })),
})

const State = Annotation.Root({
  goals: Annotation<readonly string[]>(),
  isApproved: Annotation<boolean>(),
  report: Annotation<readonly string[]>({
    reducer: (before, more) => [...before, ...more],
    default: () => [],
  }),
})
const graph = new StateGraph(State)
  .addNode('supervisor', ({ goals, report }) => ({ goals: goals.slice(report.length > 0 ? 1 : 0) }))
  // The graph stops here, is kept by the checkpointer, and goes on when somebody answers.
  .addNode('approval', ({ goals }) => ({ isApproved: interrupt(`May I: ${goals[0]}?`) === 'yes' }))
  // Callbacks, tags and signal of the graph reach every step and every model call inside.
  .addNode('voyager', async ({ goals: [goal = ''] }) => {
    const { status, attempts } = await voyager.solve(goal).result
    return { report: [`${goal}: ${status} after ${attempts}`] }
  })
  .addNode('refusal', ({ goals: [goal] }) => ({ report: [`${goal}: refused`] }))
  .addEdge(START, 'supervisor')
  .addConditionalEdges('supervisor', ({ goals }) => (goals.length > 0 ? 'approval' : END))
  .addConditionalEdges('approval', ({ isApproved }) => (isApproved ? 'voyager' : 'refusal'))
  .addEdge('voyager', 'supervisor')
  .addEdge('refusal', 'supervisor')
  .compile({ checkpointer: new MemorySaver() })

const thread = { configurable: { thread_id: 'monday' } }
await graph.invoke({ goals: ['Craft 4 oak_planks', 'Craft 1 tnt'] }, thread)
await graph.invoke(new Command({ resume: 'yes' }), thread)
const { report } = await graph.invoke(new Command({ resume: 'no' }), thread)
console.log(report.join('\n'))
assert.deepEqual(report, ['Craft 4 oak_planks: completed after 1', 'Craft 1 tnt: refused'])

await game.close()
