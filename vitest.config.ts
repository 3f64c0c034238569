import { defineConfig } from 'vitest/config'

/** Unit tests that replace a module or spoil their process: each gets a realm of its own. The others share theirs, so that modules load once per worker. */
const alone = [
  'create-default-voyager.test.ts',
  'exact-fallback.test.ts',
  'report-command.test.ts',
  'strip-types.test.ts',
].map((name) => `**/${name}`)
const unitTests = ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.ts', 'test/unit/**/*.test.ts']
const unit = {
  setupFiles: ['./internal/console-guard.ts'],
  pool: 'threads' as const,
  // The machine may be busy; a test that hangs is found all the same.
  testTimeout: 30_000,
}

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...unit,
          name: 'unit',
          include: unitTests,
          exclude: ['**/*.integration.test.ts', '**/node_modules/**', ...alone],
          isolate: false,
        },
      },
      { test: { ...unit, name: 'alone', include: alone } },
      {
        test: {
          name: 'integration',
          include: [
            'packages/*/src/**/*.integration.test.ts',
            'test/integration/**/*.test.ts',
            'test/simulation/**/*.test.ts',
          ],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
          // Real sockets and real time on shared machines: a test that fails three times is wrong, not unlucky.
          retry: 2,
        },
      },
    ],
  },
})
