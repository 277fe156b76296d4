/**
 * The rate limit per address for everything but operations: files, badges, the specification, config and `/healthz`. Far higher than for
 * operations: a first visit takes dozens of files, offices share an address, and load balancers probe from one.
 */
export const FILE_RATE_LIMIT = { burst: 3000, perSecond: 300 } as const
