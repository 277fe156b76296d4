/** The states of copy trading; see ../states.ts. */
export const followStates = {
  trader: {
    name: 'a trader is listed',
    setup: 'A trader who can be copied, with at least one closed trade.',
    returns: ['traderId'],
  },
  signedInTrader: {
    name: 'an account that others may follow is signed in',
    setup: 'An account that is listed as a trader.',
    returns: ['token', 'traderId', 'nickName'],
  },
  freeNickname: {
    name: 'a nickname is free',
    setup: 'A name with a non-ASCII letter that no trader uses.',
    returns: ['nickName'],
  },
  takenNickname: {
    name: 'a nickname is taken',
    setup: 'The name of a trader.',
    returns: ['nickName'],
  },
  follower: {
    name: 'an account that follows a trader is signed in',
    setup:
      'An account with money that follows, and has ever followed, exactly one trader, and has no open copies.',
    returns: ['token', 'followId', 'traderId'],
  },
  holdingFollower: {
    name: 'an account that follows a trader has open copies of trades',
    setup:
      'As the account that follows a trader, with two placed copies, one after the other, that are still open in a closed market.',
    returns: ['token', 'followId', 'traderId'],
  },
  formerFollower: {
    name: 'an account that has stopped following a trader is signed in',
    setup: 'An account that has followed exactly one trader and has stopped.',
    returns: ['token', 'followId'],
  },
} as const
