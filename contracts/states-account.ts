/** What must be true of how an account is guarded and checked; `states` says what each part means. */
export const accountStates = {
  member: {
    name: 'an account is signed in and its password is known',
    arranges: 'A new account without money or open business, on one device, and its password.',
    gives: ['token', 'password'],
  },
  memberWithMoney: {
    name: 'an account with money is signed in and its password is known',
    arranges: 'An account with a balance above zero, and its password.',
    gives: ['token', 'password'],
  },
  lockedMember: {
    name: 'an account is signed in that has given too many wrong passwords since',
    arranges:
      'An account that, asked for its password once more while signed in, takes not even the right one for a while.',
    gives: ['token', 'password'],
  },
  twoDevices: {
    name: 'an account is signed in on two devices',
    arranges: 'An account with exactly two sessions; `sessionId` names the one whose token is not given.',
    gives: ['token', 'sessionId'],
  },
  twoStepBegun: {
    name: 'an account has been given a key for an authenticator app',
    arranges:
      'An account without two-step sign-in whose key waits for its first code; `code` is what an app shows for it now.',
    gives: ['token', 'code'],
  },
  twoStepBegunLocked: {
    name: 'an account has been given a key for an authenticator app, and has sent too many wrong codes',
    arranges: 'As the account with a key that waits, but no code is taken for a while.',
    gives: ['token', 'code'],
  },
  twoStep: {
    name: 'an account with two-step sign-in is signed in',
    arranges:
      'An account with two-step sign-in on and ten recovery codes; `code` is one that counts and that nobody has used.',
    gives: ['token', 'account', 'password', 'code'],
  },
  challenged: {
    name: 'an account with two-step sign-in has given its right password',
    arranges: 'The challenge that the sign-in was answered with a moment ago, and a code that counts.',
    gives: ['challenge', 'code'],
  },
  challengedLocked: {
    name: 'an account with two-step sign-in has given its right password and too many wrong codes',
    arranges: 'A challenge of an account of which no code is taken for a while.',
    gives: ['challenge', 'code'],
  },
  closedAccount: {
    name: 'an account has been closed by its owner',
    arranges: 'An account that nobody can sign in to any more, and the password that it had.',
    gives: ['account', 'password'],
  },
  basicPending: {
    name: 'an account whose basic identity check is under way is signed in',
    arranges: 'An account with a basic check that waits and no advanced one.',
    gives: ['token'],
  },
  basicRefused: {
    name: 'an account whose basic identity check was refused is signed in',
    arranges: 'An account whose only check is a basic one, refused with a reason.',
    gives: ['token'],
  },
  basicPassed: {
    name: 'an account that has passed the basic identity check has uploaded photos',
    arranges:
      'An account that has passed the basic check with an identity card, without an advanced one; `front`, `back` and `holding` are uploads of it for `identity` that nothing refers to.',
    gives: ['token', 'front', 'back', 'holding'],
  },
  advancedPending: {
    name: 'an account whose advanced identity check is under way is signed in',
    arranges:
      'An account that has passed the basic check with an identity card and has sent the advanced one, with a city; `front` and `holding` are further uploads of it.',
    gives: ['token', 'front', 'back', 'holding'],
  },
} as const
