/** Resolves after this many milliseconds. */
export const passed = (time: number) => new Promise<void>(resolve => setTimeout(resolve, time))

/** Resolves after the frame in progress has been painted; at once in the background, where there is none. */
export const painted = () =>
  new Promise<void>(resolve => {
    if (document.hidden) resolve()
    else requestAnimationFrame(() => setTimeout(resolve))
  })
