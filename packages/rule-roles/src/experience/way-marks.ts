/** Lines a program writes to its log when a way to an item begins and ends; `readSamples` understands them. */
export interface WayMark {
  readonly isBegin: boolean
  readonly item: string
  readonly way: string
}

const pattern = /^Way (begins|ends): ([a-z0-9_]+) by ([A-Za-z0-9_@ ]{1,80})\.$/

/** JavaScript of the function that writes the marks. */
export const noteWaySource = `// Notes in the log when a way to an item begins and ends, so that its cost is known the next time.
function noteWay(item, way, isBegin) {
  console.log("Way " + (isBegin ? "begins" : "ends") + ": " + item + " by " + way + ".");
}`

/** Reads a line of the log; undefined when it is no mark. */
export function readMark(text: string): WayMark | undefined {
  const [, word, item, way] = pattern.exec(text) ?? []
  return item === undefined || way === undefined ? undefined : { isBegin: word === 'begins', item, way }
}
