import { createDashboard, liveSource } from '@voyager-mc/dashboard'
import { play } from './play.ts'

const live = liveSource({ title: 'my agent' })
const dashboard = await createDashboard({ source: live })
console.log(`View: ${dashboard.url}`)
const completed = await play({
  items: ['crafting_table', 'wooden_pickaxe', 'stone_pickaxe'],
  limit: 20,
  onEvent: (event) => live.tell(event),
  onGlance: (glance) => live.glance(glance),
})
console.log(completed)
await dashboard.close()
