/** The states of account security and identity checks; see ../states.ts. */
export const accountStates = {
  member: {
    name: 'an account is signed in and its password is known',
    setup: 'A new account without money or anything open, signed in on one device, and its password.',
    returns: ['token', 'password'],
  },
  memberWithMoney: {
    name: 'an account with money is signed in and its password is known',
    setup: 'An account with a balance that can be withdrawn, and its password.',
    returns: ['token', 'password'],
  },
  memberWithRemainder: {
    name: 'an account that has only what is too little to be withdrawn is signed in and its password is known',
    setup:
      'An account with one balance, less than can be withdrawn or exchanged, and nothing open; `remainder` is its amount and currency, such as `12.5 USDT`.',
    returns: ['token', 'password', 'remainder'],
  },
  lockedMember: {
    name: 'an account that has since entered too many wrong passwords is signed in',
    setup:
      'A signed-in account that, when asked for its password again, temporarily rejects even the correct one.',
    returns: ['token', 'password'],
  },
  twoDevices: {
    name: 'an account is signed in on two devices',
    setup:
      'An account with exactly two sessions; `sessionId` identifies the one whose token is not returned.',
    returns: ['token', 'sessionId'],
  },
  twoStepBegun: {
    name: 'an account has been given a key for an authenticator app',
    setup:
      'An account without two-step verification whose key is waiting for its first code; `code` is the current code for it.',
    returns: ['token', 'code'],
  },
  twoStepBegunLocked: {
    name: 'an account has been given a key for an authenticator app, and has sent too many wrong codes',
    setup: 'As the account with the waiting key, but codes are temporarily rejected.',
    returns: ['token', 'code'],
  },
  twoStep: {
    name: 'an account with two-step sign-in is signed in',
    setup: 'An account with two-step verification on and ten recovery codes; `code` is valid and unused.',
    returns: ['token', 'account', 'password', 'code'],
  },
  challenged: {
    name: 'an account with two-step sign-in has given its right password',
    setup: 'The challenge just returned by the sign-in, and a valid code.',
    returns: ['challenge', 'code'],
  },
  challengedLocked: {
    name: 'an account with two-step sign-in has given its right password and too many wrong codes',
    setup: 'A challenge of an account whose codes are temporarily rejected.',
    returns: ['challenge', 'code'],
  },
  endedSession: {
    name: 'an account was signed in on a device, and has ended that session from another',
    setup: 'The token of a session that another session of the account has ended.',
    returns: ['token'],
  },
  sessionOfOldPassword: {
    name: 'an account was signed in on a device, and has changed its password on another',
    setup: 'The token of a session that a change of the password on another device has ended.',
    returns: ['token'],
  },
  expiredSession: {
    name: 'an account was signed in on a device that was not used for too long',
    setup: 'The token of a session that has expired.',
    returns: ['token'],
  },
  sessionOfClosedAccount: {
    name: 'an account was signed in on a device, and was closed on another',
    setup: 'The token of a session that ended when its account was closed.',
    returns: ['token'],
  },
  closedAccount: {
    name: 'an account has been closed by its owner',
    setup: 'A closed account, which can no longer be signed in to, and its former password.',
    returns: ['account', 'password'],
  },
  unusedDocument: {
    name: 'an account without identity checks is signed in, and nobody has used a certain document',
    setup:
      'A newly opened account without verifications, and the number of a Chinese identity card that no other account has submitted.',
    returns: ['token', 'documentNumber'],
  },
  takenDocument: {
    name: 'an account without identity checks is signed in, and another has used a certain document',
    setup:
      'A newly opened account without verifications, and the number of a Chinese identity card that another account has submitted and that was not rejected.',
    returns: ['token', 'documentNumber'],
  },
  basicPending: {
    name: 'an account whose basic identity check is under way is signed in',
    setup: 'An account with a pending basic verification and no advanced one.',
    returns: ['token', 'documentNumber'],
  },
  basicRefused: {
    name: 'an account whose basic identity check was refused is signed in',
    setup: 'An account whose only verification is a basic one, rejected with a reason.',
    returns: ['token'],
  },
  basicPassed: {
    name: 'an account that has passed the basic identity check has uploaded photos',
    setup:
      'An account with an approved basic verification by ID card and no advanced one; `front`, `back` and `holding` are its own unused uploads for `identity`.',
    returns: ['token', 'front', 'back', 'holding'],
  },
  advancedPending: {
    name: 'an account whose advanced identity check is under way is signed in',
    setup:
      'An account with an approved basic verification by ID card and a submitted advanced one, with a city; `front` and `holding` are further uploads of its own.',
    returns: ['token', 'front', 'back', 'holding'],
  },
} as const
