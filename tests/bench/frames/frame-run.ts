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
