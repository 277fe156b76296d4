/** The states of loans; see states.ts. */
export const loanStates = {
  borrower: {
    name: 'an account with money looks at what is lent',
    setup:
      'An account with 5000 USDT and no loan. `productId` is lent without security from 100 to 5000 USDT; `fee` and `totalInterest` are what 1000 of it cost, `overdueRate` what a late day does.',
    returns: ['token', 'productId', 'fee', 'totalInterest', 'overdueRate'],
  },
  poorBorrower: {
    name: 'an account without money looks at a loan that takes a security',
    setup:
      'An account without money. `productId` is lent from 500 USDT on; `fee`, `security` and `totalInterest` are what 1000 of it cost.',
    returns: ['token', 'productId', 'fee', 'security', 'totalInterest', 'overdueRate'],
  },
  applicant: {
    name: 'an account that has applied for a loan is signed in',
    setup: 'An account with 5000 USDT and exactly one application, for 1000 USDT, which is not decided.',
    returns: ['token', 'loanId', 'productId', 'fee', 'totalInterest', 'overdueRate'],
  },
  debtor: {
    name: 'an account with a loan is signed in',
    setup:
      'An account with enough USDT to repay everything and exactly one loan, of 1000 USDT, of which no day is over and nothing was paid; `total` is what is owed.',
    returns: ['token', 'loanId', 'total'],
  },
  poorDebtor: {
    name: 'an account that has spent its loan is signed in',
    setup: 'An account with a running loan and less USDT than `total`, which is owed.',
    returns: ['token', 'loanId', 'total'],
  },
  lateDebtor: {
    name: 'an account with a late instalment is signed in',
    setup: 'An account with one loan whose first instalment is two whole days late.',
    returns: ['token', 'loanId'],
  },
  calledDebtor: {
    name: 'an account whose loan was called is signed in',
    setup: 'An account with one loan that was late for so long that all of it is owed.',
    returns: ['token', 'loanId'],
  },
  repaidDebtor: {
    name: 'an account that has repaid its loan is signed in',
    setup: 'An account with exactly one loan, which was repaid by one payment.',
    returns: ['token', 'loanId'],
  },
} as const
