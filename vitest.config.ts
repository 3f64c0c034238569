import { availableParallelism, totalmem } from 'node:os'
import { basename, join } from 'node:path'
import { env, stdout } from 'node:process'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { CountReporter } from './scripts/count-reporter.ts'

// Programs that tests start load hundreds of modules; what one has compiled the next one need not.
env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, 'node_modules', '.cache', 'compiled')

const countsFile = env['VOYAGER_TEST_COUNTS']
/** Whether somebody looks on; a log gets the failures and the sums only. */
const isWatched = stdout.isTTY && env['CI'] === undefined

/** Integration tests that compute or wait longest, the longest first: begun last, they would keep one core waiting. */
const longest = [
  'voyager-team.integration.test.ts',
  'way-to-the-dragon.integration.test.ts',
  'up-into-a-fortress.integration.test.ts',
  'takeover.test.ts',
  'goals-in-words.integration.test.ts',
  'voyager-eval-regression.integration.test.ts',
  'ruin.integration.test.ts',
  'open-game.integration.test.ts',
  'lifelong.test.ts',
  'handover.test.ts',
  'evaluation.test.ts',
  'fences.test.ts',
  'dashboard.integration.test.ts',
  'examples.integration.test.ts',
  'many-visits.integration.test.ts',
  'population.integration.test.ts',
  'worker.test.ts',
  'voyager-eval.integration.test.ts',
  'voyager.integration.test.ts',
  'create-quick-js-runner.integration.test.ts',
  'create-isolated-vm-runner.integration.test.ts',
  'structures.integration.test.ts',
  'learn-on-server.integration.test.ts',
  'voyager-eval-model.integration.test.ts',
  'kill.integration.test.ts',
  'play-on-strict-server.integration.test.ts',
  'examples.test.ts',
  'replayed-run.integration.test.ts',
  'microsoft-account.integration.test.ts',
  'simulation.test.ts',
  'embedded-world.test.ts',
  'one-cause-one-line.integration.test.ts',
  'planned-programs.integration.test.ts',
  'kills.test.ts',
  'voyager-eval-agent.integration.test.ts',
  'lifelong-with-model.integration.test.ts',
  'storage-faults.integration.test.ts',
  'replay-promotion.integration.test.ts',
  'fuzzed-packets.integration.test.ts',
  'lost-connection.integration.test.ts',
  'same-history.integration.test.ts',
  'voyager-mcp.test.ts',
  'more-primitives.integration.test.ts',
  'local.test.ts',
  'smelt-beside-monsters.integration.test.ts',
]

/** Memory that one worker of the integration may take, with the programs it starts. */
const workerBytes = 2.5 * 2 ** 30

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const place = longest.indexOf(basename(moduleId))
      return place < 0 ? longest.length : place
    }
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b))
  }
}

/** Unit tests that replace a module or spoil their process: each gets a realm of its own. The others share theirs, so that modules load once per worker. */
const alone = [
  'create-default-voyager.test.ts',
  'exact-fallback.test.ts',
  'report-command.test.ts',
  'strip-types.test.ts',
].map((name) => `**/${name}`)
/** Node loads sources and tests as they are: transforming them takes longer, and what is transformed runs slower. */
const asTheyAre = { experimental: { viteModuleRunner: false, nodeLoader: false } }
const unitTests = ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.ts', 'test/unit/**/*.test.ts']
const unit = {
  setupFiles: ['./internal/console-guard.ts'],
  pool: 'threads' as const,
  // Vitest leaves one core free by itself: on two that is half of the machine.
  maxWorkers: '100%',
  // The machine may be busy; a test that hangs is found all the same.
  testTimeout: 30_000,
}

export default defineConfig({
  test: {
    globalSetup: ['./internal/own-temporary-place.ts'],
    sequence: { sequencer: LongestFirst },
    // `npm test` counts.
    reporters: [
      isWatched ? 'default' : 'minimal',
      ...(countsFile === undefined ? [] : [new CountReporter(countsFile)]),
    ],
    projects: [
      {
        test: {
          ...unit,
          ...asTheyAre,
          name: 'unit',
          include: unitTests,
          exclude: ['**/*.integration.test.ts', '**/node_modules/**', ...alone],
          isolate: false,
        },
      },
      { test: { ...unit, name: 'alone', include: alone } },
      {
        test: {
          ...asTheyAre,
          name: 'integration',
          include: [
            'packages/*/src/**/*.integration.test.ts',
            'test/integration/**/*.test.ts',
            'test/simulation/**/*.test.ts',
          ],
          // A quiet machine needs seconds; beside the others, docs and browsers, some took ten times as long.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 60_000 } },
          // Modules load once per worker, which is a quarter of the time; tests put back what they change in their process.
          isolate: false,
          // More than the cores of a small machine, since many tests wait: for real time, takeovers and lost connections. Not
          // many more, since what waits for the processor misses its time; docs and packages take what is left of it.
          maxWorkers: Math.max(
            2,
            Math.min(6, 2 * availableParallelism(), Math.floor(totalmem() / workerBytes)),
          ),
          // Real sockets and real time on shared machines: a test that fails three times is wrong, not unlucky.
          retry: 2,
        },
      },
    ],
  },
})
