/** A copy of a body that passes, as long as it is not too large to be judged. */

/** Bytes that are kept of a body; what passes has no limit. */
export const MAX_KEPT = 8 * 1024 * 1024

export class Copy {
  #parts: Buffer[] = []
  #size = 0

  /** All bytes that have passed. */
  get size(): number {
    return this.#size
  }

  get isComplete(): boolean {
    return this.#size <= MAX_KEPT
  }

  add(part: Buffer): void {
    this.#size += part.length
    if (this.isComplete) this.#parts.push(part)
    else this.#parts = []
  }

  toBytes(): Buffer {
    return Buffer.concat(this.#parts)
  }

  toText(): string {
    return this.toBytes().toString()
  }
}
