/**
 * How often one address may ask for what is no operation: files, pictures of products, the specification, settings and `/healthz`. Far
 * more often than for operations: a first visit takes dozens of files, offices share an address, and load balancers ask from one.
 */
export const FILE_LIMIT = { burst: 3000, perSecond: 300 } as const
