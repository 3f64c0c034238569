/** A subcommand that reads run directories and says what it found. */
export type DirectoryCommand = (
  directories: readonly string[],
  options: { readonly json: boolean; readonly say: (text: string) => void },
) => Promise<void>
