/** The sandbox's demo account: everybody has its password, so that nobody may change what keeps the others in. */
export const DEMO_ACCOUNT = 'demo@fairline.test'

/** Whether an account belongs to everybody. */
export const isShared = (account: string): boolean => account === DEMO_ACCOUNT
