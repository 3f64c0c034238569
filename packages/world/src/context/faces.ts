export { faceOffsets, faces, oppositeFaces, type Face } from '../rules/index.ts'
