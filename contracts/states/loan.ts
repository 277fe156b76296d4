/** The states of loans; see ../states.ts. */
export const loanStates = {
  borrower: {
    name: 'an account with money looks at what is lent',
    setup:
      'An account with 5000 USDT and no loan. `productId` is a loan of 100 to 5000 USDT without collateral; `fee` and `totalInterest` are the costs of borrowing 1000, `overdueRate` the late fee per day.',
    returns: ['token', 'productId', 'fee', 'totalInterest', 'overdueRate'],
  },
  poorBorrower: {
    name: 'an account without money looks at a loan that takes a security',
    setup:
      'An account without money. `productId` is a loan of 500 USDT or more; `fee`, `security` (collateral) and `totalInterest` are those of borrowing 1000.',
    returns: ['token', 'productId', 'fee', 'security', 'totalInterest', 'overdueRate'],
  },
  applicant: {
    name: 'an account that has applied for a loan is signed in',
    setup: 'An account with 5000 USDT and exactly one application, for 1000 USDT, not decided yet.',
    returns: ['token', 'loanId', 'productId', 'fee', 'totalInterest', 'overdueRate'],
  },
  debtor: {
    name: 'an account with a loan is signed in',
    setup:
      'An account with enough USDT to repay everything and exactly two loans: an older one that is repaid, and `loanId`, of 1000 USDT, with no completed days and no payments, of which `total` is owed.',
    returns: ['token', 'loanId', 'total'],
  },
  poorDebtor: {
    name: 'an account that has spent its loan is signed in',
    setup: 'An account with an active loan and less USDT than `total`, the amount owed.',
    returns: ['token', 'loanId', 'total'],
  },
  lateDebtor: {
    name: 'an account with a late instalment is signed in',
    setup: 'An account with one loan whose first installment is two whole days late.',
    returns: ['token', 'loanId'],
  },
  calledDebtor: {
    name: 'an account whose loan was called is signed in',
    setup: 'An account with one loan that has been called: it was late for so long that it is due in full.',
    returns: ['token', 'loanId'],
  },
  repaidDebtor: {
    name: 'an account that has repaid its loan is signed in',
    setup: 'An account with exactly one loan, repaid in one payment.',
    returns: ['token', 'loanId'],
  },
} as const
