export { makeFolder, type MakeFolderOptions } from './make-folder.ts'
