/** A queue has no room for what a caller asks for; nothing of it was begun. The caller may ask again after so many seconds. */
export class QueueFullError extends Error {
  override name = 'QueueFullError'
  readonly seconds: number

  constructor(seconds = 1) {
    super(`The queue is full. Ask again in ${seconds} s.`)
    this.seconds = seconds
  }
}
