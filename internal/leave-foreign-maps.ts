interface OutputFile {
  code?: string
}

/** Bundler plugin that leaves out the source maps of files that are another package's: nobody looks for faults of ours there. */
export function leaveForeignMaps() {
  return {
    name: 'leave-foreign-maps',
    generateBundle(_options: unknown, bundle: Record<string, OutputFile>): void {
      for (const [name, file] of Object.entries(bundle)) {
        if (!name.includes('node_modules/')) continue
        if (name.endsWith('.map')) delete bundle[name]
        else if (file.code !== undefined) file.code = file.code.replace(/^\/\/# sourceMappingURL=.*$/m, '')
      }
    },
  }
}
