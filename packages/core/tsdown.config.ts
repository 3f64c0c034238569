import { defineBrowserPackage } from '../../internal/define-package.ts'

export default defineBrowserPackage([
  'src/index.ts',
  'src/files/index.ts',
  'src/sqlite/index.ts',
  'src/testing/index.ts',
])
