// The file that a game's thread runs; nothing imports it.
import { parentPort, workerData } from 'node:worker_threads'
import type { GameSetup } from './protocol/messages.ts'
import { serveGame } from './worker/serve-game.ts'

// Started by `startGameThread` only, which passes a setup and gives every worker a port.
if (parentPort) await serveGame(parentPort, workerData as GameSetup)
