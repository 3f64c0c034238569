import { definePackage } from '../../internal/define-package.ts'

export default definePackage(['src/index.ts', 'src/watch/index.ts', 'src/vision-worker.ts'])
