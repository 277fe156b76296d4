import type { Run } from './run.ts'

/** In the page: clocks its frames for so many ms. `sentSoFar` tells how many ticks it was fed. */
export async function clockFrames(duration: number, sentSoFar: () => number): Promise<Run> {
  const frames: number[] = []
  const longTasks: number[] = []
  let changes = 0
  const observer = new PerformanceObserver(list => {
    for (const entry of list.getEntries()) longTasks.push(entry.duration)
  })
  observer.observe({ type: 'longtask' })
  const texts = new MutationObserver(records => (changes += records.length))
  texts.observe(document.body, { characterData: true, subtree: true })
  const sentBefore = sentSoFar()
  const start = performance.now()
  let last = 0
  await new Promise<void>(resolve => {
    const onFrame = (now: number) => {
      if (last > 0) frames.push(now - last)
      last = now
      if (performance.now() - start > duration) {
        resolve()
        return
      }
      requestAnimationFrame(onFrame)
    }
    requestAnimationFrame(onFrame)
  })
  observer.disconnect()
  texts.disconnect()
  const seconds = (performance.now() - start) / 1000
  return {
    frames,
    longTasks,
    ticksPerSecond: (sentSoFar() - sentBefore) / seconds,
    changesPerSecond: changes / seconds,
  }
}

declare global {
  var measure: (duration: number) => Promise<Run>
  /** Resolves when the page is such as it is to be clocked; undefined: it is from the beginning. */
  var ready: Promise<void> | undefined
}
