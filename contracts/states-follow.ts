/** The states of copy trading; see states.ts. */
export const followStates = {
  trader: {
    name: 'a trader is listed',
    arranges: 'A trader whom others may follow, with at least one closed trade.',
    gives: ['traderId'],
  },
  signedInTrader: {
    name: 'an account that others may follow is signed in',
    arranges: 'An account that is listed as a trader.',
    gives: ['token', 'traderId', 'nickName'],
  },
  freeNickname: {
    name: 'a nickname is free',
    arranges: 'A name with a letter beyond ASCII that no trader bears.',
    gives: ['nickName'],
  },
  takenNickname: {
    name: 'a nickname is taken',
    arranges: 'The name of a trader.',
    gives: ['nickName'],
  },
  follower: {
    name: 'an account that follows a trader is signed in',
    arranges:
      'An account with money that has followed exactly one trader, still does, and has no open copies.',
    gives: ['token', 'followId', 'traderId'],
  },
  holdingFollower: {
    name: 'an account that follows a trader has open copies of trades',
    arranges:
      'As the account that follows a trader, with a copy that was placed and is still open, in a market that is closed.',
    gives: ['token', 'followId', 'traderId'],
  },
  formerFollower: {
    name: 'an account that has stopped following a trader is signed in',
    arranges: 'An account that has followed exactly one trader, and does no more.',
    gives: ['token', 'followId'],
  },
} as const
