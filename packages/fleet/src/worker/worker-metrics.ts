import { Counter, Gauge, Histogram, Registry } from 'prom-client'

/** Measurements of a worker, for Prometheus. */
export interface WorkerMetrics {
  readonly registry: Registry
  /** Runs that this worker has now. */
  readonly running: Gauge
  /** Ends of learners by outcome. */
  readonly ends: Counter<'outcome'>
  /** Seconds that a learner had a run. */
  readonly seconds: Histogram
  /** Seconds that the worker's clock is ahead of the database's. */
  readonly skew: Gauge
}

/** Makes measurements that begin at nothing. */
export function createWorkerMetrics(): WorkerMetrics {
  const registry = new Registry()
  const registers = [registry]
  return {
    registry,
    running: new Gauge({ name: 'voyager_runs_running', help: 'Runs that this worker has now.', registers }),
    skew: new Gauge({
      name: 'voyager_clock_skew_seconds',
      help: 'Seconds that the clock of this worker is ahead of the one of the database.',
      registers,
    }),
    ends: new Counter({
      name: 'voyager_learner_ends_total',
      help: 'Ends of learners by outcome.',
      labelNames: ['outcome'],
      registers,
    }),
    seconds: new Histogram({
      name: 'voyager_learner_seconds',
      help: 'Seconds that a learner had a run.',
      buckets: [1, 10, 60, 600, 3600, 6 * 3600],
      registers,
    }),
  }
}
