/** ms of a frame that may go to what can wait: a quarter of what a slow phone has for it. */
const share = 3

/**
 * What is drawn a few frames late, so that no frame of a moving finger is lost to it: each key once, with what is newest when
 * its turn comes.
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

  /** Nothing is drawn for this key any more. */
  drop(key: object): void {
    this.#waiting.delete(key)
  }

  /** Draws all of it now. */
  flush(): void {
    for (const key of this.#waiting.keys()) this.#draw(key)
  }

  clear(): void {
    this.#waiting.clear()
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame)
  }

  #run = (start: number): void => {
    this.#frame = undefined
    const until = Math.max(start, performance.now()) + share
    for (const key of this.#waiting.keys()) {
      this.#draw(key)
      if (performance.now() >= until) break
    }
    if (this.#waiting.size > 0) this.#frame = requestAnimationFrame(this.#run)
  }

  #draw(key: object): void {
    const draw = this.#waiting.get(key)
    this.#waiting.delete(key)
    draw?.()
  }
}
