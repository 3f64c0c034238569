export {
  exportHnswLibFolder,
  importHnswLibFolder,
  type ExportHnswLibFolderOptions,
  type HnswLibClass,
  type ImportHnswLibFolderOptions,
} from './community-hnswlib.ts'
export { exportOriginalFolder } from './export-original-folder.ts'
export type { ExportOptions, ExportReport, ExportToOptions } from './export-report.ts'
export { exportSkillMdFolders } from './export-skill-md-folders.ts'
export { exportSkillsTo, type ExportSkillsToOptions } from './export-skills-to.ts'
export { importOriginalFolder } from './import-original-folder.ts'
export { importSkillMdFolders } from './import-skill-md-folders.ts'
export { importSkillsFrom } from './import-skills-from.ts'
export { mergeLibraries, type MergeLibrariesOptions } from './merge-libraries.ts'
export { importSkillLines } from './skill-lines.ts'
export { exportBundle, parseBundle, type SkillBundle } from './skill-bundle.ts'
