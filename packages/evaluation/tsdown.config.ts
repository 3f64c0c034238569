import { definePackage } from '../../internal/define-package.ts'

export default definePackage([
  'src/index.ts',
  'src/agent-thread.ts',
  'src/statistics/index.ts',
  'src/suites/index.ts',
])
