import type { FrameRun } from './frame-run.ts'

/** Runs in the page: times its frames for this many ms. `sentSoFar` returns how many ticks it was fed. */
export async function clockFrames(duration: number, sentSoFar: () => number): Promise<FrameRun> {
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
  var measure: (duration: number) => Promise<FrameRun>
  /** Resolves when the page is ready to be timed; undefined when it is from the start. */
  var ready: Promise<void> | undefined
}
