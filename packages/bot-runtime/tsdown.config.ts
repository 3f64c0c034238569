import { definePackage } from '../../internal/define-package.ts'

export default definePackage(['src/index.ts', 'src/primitives/primitive-names.ts', 'src/testing/index.ts'])
