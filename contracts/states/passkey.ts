/** The states of passkeys and confirmed sessions; see ../states.ts. */
export const passkeyStates = {
  unconfirmed: {
    name: 'an account is signed in that has not confirmed its session lately',
    setup:
      'A session that was last confirmed more than five minutes ago, of an account without two-step verification.',
    returns: ['token'],
  },
  twoStepLocked: {
    name: 'an account with two-step sign-in is signed in and has sent too many wrong codes',
    setup: 'As the account with two-step verification, but codes are temporarily rejected.',
    returns: ['token', 'code'],
  },
  passkeyBegun: {
    name: 'an account has been given the options for a new passkey',
    setup: 'An account without passkeys; `credential` is the answer of an authenticator to its options.',
    returns: ['token', 'credential'],
  },
  passkey: {
    name: 'an account with one passkey is signed in',
    setup: 'An account with one passkey, `passkeyId`, and a session that has just been confirmed.',
    returns: ['token', 'passkeyId'],
  },
  manyPasskeys: {
    name: 'an account with as many passkeys as allowed is signed in',
    setup: 'An account with 20 passkeys, and a session that has just been confirmed.',
    returns: ['token'],
  },
  passkeyStepUp: {
    name: 'an account with a passkey has been asked to confirm its session',
    setup: 'The answer of its authenticator to the options of `beginStepUp`.',
    returns: ['token', 'credential'],
  },
  passkeySignIn: {
    name: 'somebody signs in with a passkey',
    setup: 'The answer of the authenticator of an account to the options of `beginPasskeySignIn`.',
    returns: ['credential'],
  },
} as const
