/** What the page has clocked. */
export interface Run {
  /** ms from frame to frame. */
  frames: number[]
  /** ms of each task over 50 ms. */
  longTasks: number[]
  ticksPerSecond: number
  /** Texts changed on screen. */
  changesPerSecond: number
}
