type StepListener = (event: PopStateEvent) => void

let intercept: StepListener | undefined

/**
 * Hears of each step through the browser's history before the router does. Called once, before the router is there: at
 * the window, Chromium calls listeners in the order in which they were added, capturing ones too.
 */
export function watchHistorySteps(): void {
  addEventListener('popstate', event => intercept?.(event))
}

/** Lets a listener stop steps before the router hears of them; there is one at a time. */
export function interceptHistorySteps(listener: StepListener): void {
  intercept = listener
}

/**
 * Where the current entry is in the history, to be compared. Undefined for a typed address in a browser that does not
 * count its entries: the router numbers only those that it made.
 */
export function historyPlace(): number | undefined {
  const { navigation }: { navigation?: Navigation } = window
  const state = history.state as { idx?: number } | null
  return navigation?.currentEntry?.index ?? state?.idx
}
