/** The sandbox's demo account: everybody has its password, so that nobody may change what keeps the others in. */
export const DEMO_ACCOUNT = 'demo@fairline.test'

/** Whether an account belongs to everybody. */
export const isShared = (account: string): boolean => account === DEMO_ACCOUNT

/** Names that nobody can own (RFC 2606): the seed's demo account, its friends and its robots. */
const SANDBOX_ACCOUNT = /@(?:[a-z]+\.)?fairline\.test$/

/** Whether the sandbox's seed has made an account: it is for play, and what lets somebody in to it is published. */
export const isOfSandbox = (account: string): boolean => SANDBOX_ACCOUNT.test(account)
