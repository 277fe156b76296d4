/** The time of a refresh of the screen in ms: 60 a second. */
export const REFRESH_TIME = 1000 / 60

/** The timings of one run. */
export interface FrameRun {
  /** ms from frame to frame. */
  frames: number[]
  /** ms of each task over 50 ms. */
  longTasks: number[]
  ticksPerSecond: number
  /** Texts changed on screen. */
  changesPerSecond: number
  /** For a scrolled page: the frames on the screen. */
  shown?: ScreenFrames
}

/** See screen-frames.ts. */
export interface ScreenFrames {
  /** ms from one frame on the screen to the next. */
  frames: number[]
  /** Frames that Chromium calls janky: the page stood still during the gesture. */
  janky: number
  /** Frames with a placeholder instead of a row; 0 when the page was scrolled back and forth. */
  withPlaceholders: number
}

/** The frames that are judged: those on the screen where it scrolls, else those of the page. */
export const framesOf = ({ frames, shown }: FrameRun): readonly number[] => shown?.frames ?? frames

/** The share of the screen's refreshes for which there was no new frame, 0 to 1. */
export function missedShare(frames: readonly number[]): number {
  const refreshes = frames.map(frame => Math.max(1, Math.round(frame / REFRESH_TIME)))
  const due = refreshes.reduce((sum, count) => sum + count, 0)
  return due === 0 ? 1 : (due - frames.length) / due
}
