import { availableParallelism, cpus, totalmem } from 'node:os'

/** The machine as far as times depend on it. */
export function describeMachine(): Readonly<Record<string, string | number>> {
  return {
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    cores: availableParallelism(),
    memoryGb: Math.round(totalmem() / 2 ** 30),
    system: `${process.platform} ${process.arch}`,
    node: process.version,
  }
}
