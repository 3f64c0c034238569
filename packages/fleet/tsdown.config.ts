import { definePackage } from '../../internal/define-package.ts'

export default definePackage([
  'src/index.ts',
  'src/learner/learner-process.ts',
  'src/team/index.ts',
  'src/testing/index.ts',
])
