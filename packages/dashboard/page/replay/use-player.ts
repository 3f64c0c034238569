import { useEffect, useRef, useState } from 'preact/hooks'

/** Position on the line of time, and what moves it. */
export interface Player {
  readonly positionMs: number
  readonly isPlaying: boolean
  readonly speed: number
  readonly go: (positionMs: number) => void
  readonly toggle: () => void
  readonly setSpeed: (speed: number) => void
}

/** Time between two moves, in milliseconds. */
const moveMs = 100

/** Plays from 0 to the length, and stops there. */
export function usePlayer(lengthMs: number): Player {
  const [positionMs, setPosition] = useState(0)
  const [isPlaying, setPlaying] = useState(false)
  const [speed, setSpeed] = useState(4)
  const at = useRef(0)
  at.current = positionMs
  useEffect(() => {
    if (!isPlaying) return undefined
    let lastMs = performance.now()
    const timer = setInterval(() => {
      const nowMs = performance.now()
      const next = Math.min(lengthMs, at.current + (nowMs - lastMs) * speed)
      lastMs = nowMs
      at.current = next
      setPosition(next)
      if (next >= lengthMs) setPlaying(false)
    }, moveMs)
    return () => clearInterval(timer)
  }, [isPlaying, speed, lengthMs])
  return {
    positionMs,
    isPlaying,
    speed,
    go: (position) => setPosition(Math.max(0, Math.min(lengthMs, position))),
    toggle() {
      // At the end it begins anew.
      if (!isPlaying && positionMs >= lengthMs) setPosition(0)
      setPlaying(!isPlaying)
    },
    setSpeed,
  }
}
