/** ms between polls of what changes with time. */
export const POLL_INTERVAL = 15_000
