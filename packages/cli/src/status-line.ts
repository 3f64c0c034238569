/** A line at the bottom of a terminal that is written over. */
export interface StatusLine {
  readonly show: (text: string) => void
  /** Takes the line away while something else is written. */
  readonly around: (write: () => void) => void
}

const eraseLine = '\r\u001B[2K'

/** Makes a status line on a stream; nothing is written before the first `show`. */
export function createStatusLine(stream: { readonly write: (text: string) => unknown }): StatusLine {
  let isShown = false
  return {
    show: (text) => {
      stream.write(`${eraseLine}${text}`)
      isShown = true
    },
    around: (write) => {
      if (isShown) stream.write(eraseLine)
      isShown = false
      write()
    },
  }
}
