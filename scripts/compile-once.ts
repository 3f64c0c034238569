import ts from 'typescript-5'

/** A compilation as its configuration file says it. */
export interface Compilation {
  /** As JSON has them. */
  readonly compilerOptions: Readonly<Record<string, unknown>>
  readonly files: readonly string[]
}

/**
 * Makes a compiler of TypeScript 5 that reads a file once for all compilations that see it the same way: most of the time
 * of a single one goes into reading declarations, and into a compiler that is not warm yet.
 */
export function createCompiler(directory: string): (compilation: Compilation) => readonly string[] {
  const read = new Map<string, ts.SourceFile | undefined>()
  return ({ compilerOptions, files }) => {
    const { options, errors } = ts.convertCompilerOptionsFromJson(compilerOptions, directory)
    const host = ts.createCompilerHost(options)
    const getSourceFile = host.getSourceFile.bind(host)
    host.getCurrentDirectory = () => directory
    host.getSourceFile = (name, seenAs, ...others) => {
      const kind = typeof seenAs === 'object' ? seenAs : { languageVersion: seenAs }
      const key = [name, kind.languageVersion, kind.impliedNodeFormat, kind.jsDocParsingMode].join('\0')
      if (!read.has(key)) read.set(key, getSourceFile(name, seenAs, ...others))
      return read.get(key)
    }
    const program = ts.createProgram({
      rootNames: files.map((file) => `${directory}/${file}`),
      options,
      host,
    })
    const found = [...errors, ...ts.getPreEmitDiagnostics(program)]
    return ts.formatDiagnostics(found, host).split('\n')
  }
}
