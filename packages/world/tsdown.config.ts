import { definePackage } from '../../internal/define-package.ts'

export default definePackage(['src/index.ts', 'src/sqlite/index.ts', 'src/testing/index.ts'])
