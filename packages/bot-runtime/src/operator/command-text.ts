// Servers drop white space and characters without a picture in front, colour codes among them, before they look for
// the slash. A code is the character behind a section sign. Each character fits one branch only: a text that has no
// slash behind a thousand codes must not be read in a thousand ways.
const slashFirst = /^(?:[\s\p{C}\p{Z}§]|(?<=§)[^\s\p{C}\p{Z}§])*\//u

/** Whether a server may take a line of chat for a slash command. */
export function isCommandText(text: string): boolean {
  return slashFirst.test(text)
}

// The second half of a text component that runs a command when it is clicked; escapes could spell it otherwise.
const clickToRun = /click_?event|run_?command|\\u/i

/** Whether a text that is kept, on a sign, in a book or as a name, could run a command. */
export function holdsCommand(text: string): boolean {
  return isCommandText(text) || clickToRun.test(text)
}
