/** The states of the recovery of a password, the freeze and the rest of new addresses; see ../states.ts. */
export const safetyStates = {
  passwordForgotten: {
    name: 'an account was sent a code to recover its password',
    setup:
      'An account without two-step verification; `code` has just been sent to it to recover its sign-in password.',
    returns: ['account', 'code'],
  },
  passwordForgottenTwoStep: {
    name: 'an account with two-step sign-in was sent a code to recover its password',
    setup:
      'As the account that was sent a code, with two-step verification on; `secondCode` is valid and unused.',
    returns: ['account', 'code', 'secondCode'],
  },
  passwordForgottenLocked: {
    name: 'an account was sent a code to recover its password, and too many wrong ones have been given',
    setup: 'As the account that was sent a code, but codes are temporarily rejected.',
    returns: ['account', 'code'],
  },
  frozenAccount: {
    name: 'a frozen account is signed in',
    setup: 'An account that has been frozen, without a time for the end of the freeze.',
    returns: ['token'],
  },
  frozenWithdrawer: {
    name: 'an account that could withdraw is frozen',
    setup: 'As the account that can withdraw, but frozen.',
    returns: ['token', 'withdrawPassword', 'channelId', 'targetId', 'arrives'],
  },
  addressRest: {
    name: 'an account whose new addresses are on hold is signed in',
    setup:
      'As the account that can withdraw, but new addresses are on hold for 24 hours, and its own has just been added.',
    returns: ['token', 'withdrawPassword', 'channelId', 'targetId', 'arrives'],
  },
} as const
