/** ms per frame for deferred drawing: a quarter of a slow phone's budget. */
const frameBudgetMs = 3

/**
 * Deferred drawing, so that no frame is dropped while the user drags: each key is drawn once, with its latest content.
 */
export class PlotQueue {
  readonly #waiting = new Map<object, () => void>()
  #frame: number | undefined

  put(key: object, draw: () => void): void {
    this.#waiting.set(key, draw)
    this.#frame ??= requestAnimationFrame(this.#run)
  }

  has(key: object): boolean {
    return this.#waiting.has(key)
  }

  /** Cancels the drawing of this key. */
  drop(key: object): void {
    this.#waiting.delete(key)
  }

  /** Draws everything now. */
  flush(): void {
    for (const key of this.#waiting.keys()) this.#draw(key)
  }

  clear(): void {
    this.#waiting.clear()
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame)
  }

  #run = (start: number): void => {
    this.#frame = undefined
    const deadline = Math.max(start, performance.now()) + frameBudgetMs
    for (const key of this.#waiting.keys()) {
      this.#draw(key)
      if (performance.now() >= deadline) break
    }
    if (this.#waiting.size > 0) this.#frame = requestAnimationFrame(this.#run)
  }

  #draw(key: object): void {
    const draw = this.#waiting.get(key)
    this.#waiting.delete(key)
    draw?.()
  }
}
