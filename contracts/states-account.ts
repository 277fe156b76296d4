/** The states of account security and identity checks; see states.ts. */
export const accountStates = {
  member: {
    name: 'an account is signed in and its password is known',
    setup: 'A new account without money or open business, on one device, and its password.',
    returns: ['token', 'password'],
  },
  memberWithMoney: {
    name: 'an account with money is signed in and its password is known',
    setup: 'An account with a balance above zero, and its password.',
    returns: ['token', 'password'],
  },
  lockedMember: {
    name: 'an account is signed in that has given too many wrong passwords since',
    setup:
      'An account that, asked for its password once more while signed in, takes not even the right one for a while.',
    returns: ['token', 'password'],
  },
  twoDevices: {
    name: 'an account is signed in on two devices',
    setup: 'An account with exactly two sessions; `sessionId` names the one whose token is not given.',
    returns: ['token', 'sessionId'],
  },
  twoStepBegun: {
    name: 'an account has been given a key for an authenticator app',
    setup:
      'An account without two-step sign-in whose key waits for its first code; `code` is what an app shows for it now.',
    returns: ['token', 'code'],
  },
  twoStepBegunLocked: {
    name: 'an account has been given a key for an authenticator app, and has sent too many wrong codes',
    setup: 'As the account with a key that waits, but no code is taken for a while.',
    returns: ['token', 'code'],
  },
  twoStep: {
    name: 'an account with two-step sign-in is signed in',
    setup:
      'An account with two-step sign-in on and ten recovery codes; `code` is one that counts and that nobody has used.',
    returns: ['token', 'account', 'password', 'code'],
  },
  challenged: {
    name: 'an account with two-step sign-in has given its right password',
    setup: 'The challenge that the sign-in was answered with a moment ago, and a code that counts.',
    returns: ['challenge', 'code'],
  },
  challengedLocked: {
    name: 'an account with two-step sign-in has given its right password and too many wrong codes',
    setup: 'A challenge of an account of which no code is taken for a while.',
    returns: ['challenge', 'code'],
  },
  closedAccount: {
    name: 'an account has been closed by its owner',
    setup: 'An account that nobody can sign in to any more, and the password that it had.',
    returns: ['account', 'password'],
  },
  basicPending: {
    name: 'an account whose basic identity check is under way is signed in',
    setup: 'An account with a basic check that waits and no advanced one.',
    returns: ['token'],
  },
  basicRefused: {
    name: 'an account whose basic identity check was refused is signed in',
    setup: 'An account whose only check is a basic one, refused with a reason.',
    returns: ['token'],
  },
  basicPassed: {
    name: 'an account that has passed the basic identity check has uploaded photos',
    setup:
      'An account that has passed the basic check with an identity card, without an advanced one; `front`, `back` and `holding` are uploads of it for `identity` that nothing refers to.',
    returns: ['token', 'front', 'back', 'holding'],
  },
  advancedPending: {
    name: 'an account whose advanced identity check is under way is signed in',
    setup:
      'An account that has passed the basic check with an identity card and has sent the advanced one, with a city; `front` and `holding` are further uploads of it.',
    returns: ['token', 'front', 'back', 'holding'],
  },
} as const
