// The body of a worker thread: bots that walk in circles on the second core, so that the world has the first to itself.
import { parentPort, workerData } from 'node:worker_threads'
import { joinBot, type Address } from './join-bot.ts'

const { address, count } = workerData as { readonly address: Address; readonly count: number } // from start-crowd.ts
for (let index = 0; index < count; index += 1) {
  const bot = await joinBot(address, `crowd${index}`)
  bot.setControlState('forward', true)
  setInterval(() => void bot.look(Math.random() * Math.PI * 2, 0, true), 1000)
}
parentPort?.postMessage('here')
