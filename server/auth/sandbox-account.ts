/** The sandbox's demo account: its password is public, so nobody may change its credentials. */
export const DEMO_ACCOUNT = 'demo@fairline.test'
/** Nobody may choose it, as it has the name of the site. */
export const DEMO_PASSWORD = 'skylark1'

/** Whether an account is shared by everybody. */
export const isSharedAccount = (account: string): boolean => account === DEMO_ACCOUNT

/** Addresses that nobody can own (RFC 2606): the seed's demo account, its friends and its robots. */
const SANDBOX_ACCOUNT = /@(?:[a-z]+\.)?fairline\.test$/

/** Whether an account was created by the sandbox's seed: its credentials are published. */
export const isSandboxAccount = (account: string): boolean => SANDBOX_ACCOUNT.test(account)
