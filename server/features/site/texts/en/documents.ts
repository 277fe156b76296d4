export const documents = {
  questions: {
    realMoney: {
      question: 'Is this real money?',
      answer:
        '<b>No.</b> Market and money are simulated. Nothing that you do here costs or earns anything real, and every screen with a balance says so.',
    },
    password: {
      question: 'How do I change my password?',
      answer: 'Open <a>change password</a>. All other devices are signed out then.',
    },
    scam: {
      question: 'Somebody asks for my password or a code. What do I do?',
      answer:
        'Tell nobody. We never ask for either. Then change the password, and look at <a>where you are signed in</a>.',
    },
    protection: {
      question: 'How do I protect my account?',
      answer: [
        'Switch two-step sign-in on, and keep the recovery codes somewhere else.',
        'Set a withdraw password.',
        'Read the messages: every sign-in from a new device is told there.',
      ],
    },
    depositTime: {
      question: 'When is a deposit in my balance?',
      answer:
        'Within seconds here. Each step stands in the <a>deposit records</a>; amounts that end in .13 are rejected on purpose, so that one can see it.',
    },
    held: {
      question: 'Why is part of my balance held?',
      answer:
        'Open orders, withdrawals under way, positions and subscriptions hold what they may need. Press the held figure in the wallet: it leads to the entries behind it.',
    },
    check: {
      question: 'How do I check that every figure is right?',
      answer:
        'Press <b>Check my account</b> in the <a>wallet</a>. Your own device recomputes every balance, fee, fill and payment from what is published, and shows the arithmetic.',
    },
    orderCost: {
      question: 'What does an order cost?',
      answer:
        'It stands before the button, to the last digit, and in the receipt. Spot orders cost 0.1 % of their amount. See <a>all fees</a>.',
    },
    refused: {
      question: 'Why was my order refused?',
      answer:
        'The reason stands at the field or over the button: a price that moved by more than 0.5 %, a market that is closed, too little money, a quantity off its step. Nothing is taken for a refused order.',
    },
    contractLoss: {
      question: 'What can I lose with contracts?',
      answer:
        'All of the margin of the position, and quickly: ten times the leverage is ten times the loss. Where it would be liquidated is said while you type. <a>What you can lose</a>',
    },
    earningSafety: {
      question: 'Are pledges and lock mining safe?',
      answer:
        'No return is promised. What is put aside cannot be used before its term without the price that is said beforehand, and a coin can lose its worth meanwhile.',
    },
  },
  richTexts: {
    about: {
      title: 'About this site',
      content: [
        'A sandbox for trading US stocks, crypto, futures and forex. Everything in it is simulated: the market, the money, the other side of every trade.',
        'Every figure can be recomputed on your own device.',
      ],
    },
    terms: {
      title: 'Terms of use',
      content: [
        'No real money moves here, and none can be claimed.',
        'Orders, deposits and withdrawals follow the published rules and no others.',
        'What you do is recorded, and you can have all of it as a file.',
        'You can close the account at any time when nothing is open and no balance is left.',
      ],
    },
    privacy: {
      title: 'Privacy',
      content: [
        'Kept are: your account name, what you tell about yourself, your orders and payments, and what your browser says of itself when you sign in. Nothing is passed on, nothing is measured for advertising, and nothing is loaded from other hosts.',
        'You can <a>have all of it, or close the account</a>.',
      ],
    },
    risk: {
      title: 'What you can lose',
      content: [
        '<b>Spot:</b> what you paid, when the price falls to nothing.',
        '<b>Contracts:</b> the whole margin, within minutes. A position is liquidated before the margin is used up.',
        '<b>Quick orders:</b> the whole stake, when the price ends a step on the wrong side. More than half must be won to gain anything.',
        '<b>Copy trading:</b> all that you put in; what somebody gained before says nothing about what comes.',
        '<b>Pledges, locks, new shares:</b> the use of the money for a time, and what the coin or share loses meanwhile.',
      ],
    },
    fees: {
      title: 'Fees',
      content: [
        'Spot orders cost 0.1 % of their amount. Every other fee depends on the product, the way to trade or the channel, and stands before the button of what it is for. What is charged is what is published; the app recomputes each fee when you check your account.',
      ],
    },
  },
  service: {
    answers: {
      fees: {
        askedBy: ['fee', 'cost'] as readonly string[],
        answer:
          'Every fee stands before the button of what it is for, and in the receipt. Questions and answers have the table.',
      },
      deposits: {
        askedBy: ['deposit'] as readonly string[],
        answer:
          'Deposits are approved within seconds here. Amounts that end in .13 are rejected on purpose. Deposit records show each step.',
      },
      withdrawals: {
        askedBy: ['withdraw'] as readonly string[],
        answer:
          'A withdrawal is checked for 20 seconds and can be cancelled until then. Withdrawal records show each step and the reason of a refusal.',
      },
      codes: {
        askedBy: ['password', 'code'] as readonly string[],
        answer: 'Nobody here ever asks for your password or a code. Both are changed under Me, Security.',
      },
      statement: {
        askedBy: ['differ', 'wrong', 'statement', 'does not add up'] as readonly string[],
        answer:
          'Open the wallet, check your account, and keep the statement as a file: it says which figure differs and what it should be.',
      },
    },
    picture:
      'Thank you for the picture. This is the desk of a sandbox: a script answers, and nobody looks at it.',
    otherwise:
      'This is the desk of a sandbox: a script answers. It knows about fees, deposits, withdrawals, passwords and statements.',
  },
  offer: {
    summary: {
      title: 'Summary (play text)',
      text: 'In this sandbox {name} sells further shares at a fixed price. They are the same shares that are traded here already. Nothing of it is real: {name} has nothing to do with this offer, and nobody can buy or own anything through it.',
    },
    draw: {
      title: 'How the shares are given out',
      text: 'Every lot that is asked for is one ticket. If there are more tickets than lots, a draw decides, and every ticket has the same chance. The seed of the draw is fixed before the offer opens; its fingerprint is shown from the start and the seed itself after the draw, so that anybody can work the draw out again. The sandbox adds entries of its own, marked as such, so that there is somebody to draw against.',
    },
    risks: {
      title: 'What can go wrong',
      text: 'You may get fewer shares than you ask for, or none. Your money is held until the draw and cannot be used meanwhile. What you get can be sold only from the listing on, twelve hours after closing; until then the market price may have fallen below what you paid, and it may go on falling. If trading in the share is suspended, it cannot be sold until that ends.',
    },
    terms: {
      title: 'Terms',
      text: 'One subscription for each account and offer, up to the limit shown. It can be cancelled without cost as long as the offer is open. The fee is charged on allotted shares only. What is not allotted is released right after the draw.',
    },
  },
  activity: {
    title: 'What will {coin} cost?',
    summary:
      'Say what one {coin} will cost two weeks after the start. Joining is free, and no trade is needed.',
    howItWorks: {
      title: 'How it works',
      texts: [
        'In the first week, say once what you think one <strong>{coin}</strong> will cost at the end, in USDT.',
        'A week after joining has closed, the public price of that moment decides.',
      ],
    },
    rule: {
      title: 'The rule',
      texts: [
        'Forecasts are ranked by their distance from that price, above or below.',
        'Of two that are as near, the one that came first is ahead.',
        'The first three get {first}, {second} and {third} USDT, credited by itself within a minute, free to use.',
        'With fewer people than prizes, the remaining prizes are not paid.',
      ],
    },
    toKnow: {
      title: 'Good to know',
      texts: [
        'A forecast cannot be changed, and nothing is lost by being wrong. It is no advice to buy or sell: prices rise and fall, and most forecasts miss.',
        'The results list everybody with a masked name, their forecast and when they joined, so that anyone can rank them again.',
      ],
    },
  },
} as const
