/** What the page has clocked. */
export interface Run {
  /** ms from frame to frame. */
  frames: number[]
  /** ms of each task over 50 ms. */
  longTasks: number[]
  ticksPerSecond: number
  /** Texts changed on screen. */
  changesPerSecond: number
  /** Where the page was scrolled: what the reader had on the screen. */
  shown?: Shown
}

/** See shown.ts. */
export interface Shown {
  /** ms from one frame on the screen to the next. */
  frames: number[]
  /** Frames that Chromium calls janky: the page stood while the thumb went on. */
  janky: number
  /** Frames with the outline of a row instead of the row; 0 where the page went to and fro. */
  outlined: number
}
