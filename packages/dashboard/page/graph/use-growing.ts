import { useEffect, useState } from 'preact/hooks'

/** Things that are drawn anew in one frame: more would hold the page up. */
const perFrame = 24

/** Number of a list's things that are drawn: some more with each frame, until all are. */
export function useGrowing(length: number): number {
  const [count, setCount] = useState(perFrame)
  useEffect(() => {
    if (count >= length) return undefined
    const frame = requestAnimationFrame(() => setCount(count + perFrame))
    return () => cancelAnimationFrame(frame)
  }, [count, length])
  return Math.min(count, length)
}
