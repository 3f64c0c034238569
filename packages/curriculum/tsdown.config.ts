import { definePackage } from '../../internal/define-package.ts'

export default definePackage(['src/index.ts', 'src/tech-tree/index.ts'])
