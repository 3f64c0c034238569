/** Places of the numbers that the thread, its guard and the guard's isolate share. */
export const guardWord = {
  /** Number of the run that computes; zero while none does. */
  computing: 0,
  /** Goes up whenever a run begins to compute. */
  stretch: 1,
  /** Most CPU time of one stretch, in milliseconds. */
  limitMs: 2,
  /** Runs that are open. */
  runs: 3,
  /** Rings for the guard's isolate. */
  bell: 4,
  /** The run to be halted. */
  halt: 5,
  /** The run that was halted last. */
  halted: 6,
  /** Number of the last wait that is over. */
  lastWait: 7,
  /** Nothing changes it; the guard sleeps on it. */
  never: 8,
} as const

/** Milliseconds between two looks of the guard while programs are open. */
const lookMs = 20
/** Longest sleep of the guard's isolate, in milliseconds: one whose thread was ended hears no bell. */
const longestSleepMs = 100
/** Where the system tells the CPU time of the whole process only, other threads are in it. */
const processFactor = 4

/**
 * Code of the guard's thread: sleeps while no program is open, else looks whether one has computed without a pause for
 * longer than it may. A stretch is measured from the first look that sees it.
 */
export const guardThreadSource: string = `
const { parentPort, workerData: { buffer, statisticsFile } } = require('node:worker_threads')
const { readFileSync } = require('node:fs')
const words = new Int32Array(buffer)
const word = ${JSON.stringify(guardWord)}
const load = (index) => Atomics.load(words, index)
const readThread = () => Number(readFileSync(statisticsFile, 'utf8').split(' ', 1)[0]) / 1e6
const readProcess = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
function isTold() {
  try {
    return statisticsFile !== undefined && readThread() > 0
  } catch {
    return false
  }
}
const ofThread = isTold()
const cpu = ofThread ? readThread : readProcess
const factor = ofThread ? 1 : ${processFactor}
let seen = { stretch: undefined, cpu: 0 }
parentPort.postMessage('watching')
for (;;) {
  if (load(word.runs) === 0) {
    Atomics.wait(words, word.runs, 0)
    continue
  }
  Atomics.wait(words, word.never, 0, ${lookMs})
  const run = load(word.computing), stretch = load(word.stretch)
  if (run === 0) continue
  if (seen.stretch !== stretch) {
    seen = { stretch, cpu: cpu() }
    continue
  }
  if (cpu() - seen.cpu <= load(word.limitMs) * factor) continue
  if (load(word.stretch) !== stretch || load(word.computing) !== run) continue
  Atomics.store(words, word.halt, run)
  Atomics.add(words, word.bell, 1)
  Atomics.notify(words, word.bell)
}`

/**
 * Script of the guard's isolate, which runs in a thread of the engine and may end other isolates from there. `$0` is
 * the shared memory; gives the one function that is called.
 */
export const guardIsolateSource: string = `
'use strict'
const words = new Int32Array($0)
const word = ${JSON.stringify(guardWord)}
const held = new Map()
return (operation, id, isolate) => {
  if (operation === 'hold') return void held.set(id, isolate)
  if (operation === 'drop') return void held.delete(id)
  for (;;) {
    const bell = Atomics.load(words, word.bell)
    const halt = Atomics.exchange(words, word.halt, 0)
    const target = held.get(halt)
    if (target !== undefined) {
      held.delete(halt)
      Atomics.store(words, word.halted, halt)
      try {
        target.dispose()
      } catch {
        // It ended by itself.
      }
    }
    if (Atomics.load(words, word.lastWait) >= id) return
    Atomics.wait(words, word.bell, bell, ${longestSleepMs})
  }
}`
