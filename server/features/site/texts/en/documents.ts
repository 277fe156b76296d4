export const documents = {
  questions: {
    realMoney: {
      question: 'Is this real money?',
      answer:
        '<b>No.</b> The market and the money are simulated. Nothing you do here costs or earns real money, and every screen with a balance says so.',
    },
    password: {
      question: 'How do I change my password?',
      answer: 'Open <a>Change password</a>. All other devices will be signed out.',
    },
    scam: {
      question: 'Someone is asking for my password or a code. What should I do?',
      answer:
        'Do not share them. We never ask for either. Then change your password and check <a>where you are signed in</a>.',
    },
    protection: {
      question: 'How do I protect my account?',
      answer: [
        'Turn on two-step verification and store the recovery codes somewhere else.',
        'Set a withdrawal password.',
        'Read your messages: every sign-in from a new device is reported there.',
      ],
    },
    depositTime: {
      question: 'When will my deposit be credited?',
      answer:
        'Within seconds here. Every step is shown under <a>Deposits</a>; amounts ending in .13 are rejected on purpose, so that you can see what a rejection looks like.',
    },
    held: {
      question: 'Why is part of my balance on hold?',
      answer:
        'Open orders, pending withdrawals, positions and subscriptions keep the amount they may need on hold. Tap the amount on hold in the wallet to see the entries behind it.',
    },
    check: {
      question: 'How do I check that every figure is correct?',
      answer:
        'Tap <b>Check my account</b> in the <a>wallet</a>. Your own device recomputes every balance, fee, fill and payment from published data and shows the calculation.',
    },
    orderCost: {
      question: 'What does an order cost?',
      answer:
        'The exact cost is shown before you confirm, and on the receipt. Spot orders cost 0.1% of the order value. See <a>all fees</a>.',
    },
    refused: {
      question: 'Why was my order rejected?',
      answer:
        'The reason is shown at the field or above the button: the price moved by more than 0.5%, the market is closed, insufficient balance, or a quantity that is not a multiple of its step. Rejected orders cost nothing.',
    },
    contractLoss: {
      question: 'What can I lose with contracts?',
      answer:
        'The entire margin of the position, and quickly: ten times the leverage means ten times the loss. The liquidation price is shown while you enter the order. <a>What you can lose</a>',
    },
    earningSafety: {
      question: 'Are pledges and lock mining safe?',
      answer:
        'Returns are not guaranteed. You cannot use the amount before the term ends unless you pay the early redemption fee, which is shown in advance, and a coin can lose value in the meantime.',
    },
  },
  richTexts: {
    about: {
      title: 'About this site',
      content: [
        'A sandbox for trading US stocks, crypto, futures and forex. Everything is simulated: the market, the money and the counterparty of every trade.',
        'Every figure can be recomputed on your own device.',
      ],
    },
    terms: {
      title: 'Terms of use',
      content: [
        'No real money is involved, and none can be claimed.',
        'Only the published rules apply to orders, deposits and withdrawals.',
        'Your activity is recorded, and you can download all of it as a file.',
        'You can close your account at any time when nothing is open and no balance is left.',
      ],
    },
    privacy: {
      title: 'Privacy',
      content: [
        'We store your account name, the information you provide about yourself, your orders and payments, and what your browser reports about itself when you sign in. We do not share it, do not track you for advertising, and load nothing from other hosts.',
        'You can <a>download all of it or close your account</a>.',
      ],
    },
    risk: {
      title: 'What you can lose',
      content: [
        '<b>Spot:</b> everything you paid, if the price falls to zero.',
        '<b>Contracts:</b> the entire margin, within minutes. A position is liquidated before the margin is used up.',
        '<b>Quick orders:</b> the entire stake, if the price ends even one step on the wrong side. You must win more than half of them to make any profit.',
        '<b>Copy trading:</b> everything you put in; a trader’s past results say nothing about future ones.',
        '<b>Pledges, lock mining, new shares:</b> access to the money for a time, and whatever value the coin or share loses in the meantime.',
      ],
    },
    fees: {
      title: 'Fees',
      content: [
        'Spot orders cost 0.1% of the order value. All other fees depend on the product, the trading mode or the payment method, and are shown before you confirm. The fees charged are the fees published; the app recomputes each one when you check your account.',
      ],
    },
    accessibility: {
      title: 'Accessibility',
      content: [
        '<b>Keyboard:</b> Everything works without a mouse. Tab moves on, Enter presses, Escape closes. Arrow keys choose, and read a chart candle by candle. Press ? for the shortcuts, which you can turn off in the display settings.',
        '<b>Screen reader:</b> Each page is named when it opens. Results are announced once, when they arrive; errors are read with their field. Prices are not announced as they change.',
        '<b>Zoom:</b> Pages enlarge to 400% without scrolling sideways, and follow the font size of your device.',
        '<b>Contrast and colour:</b> Text has a contrast of at least 4.5:1, light and dark. Rises and falls also differ by sign and arrow, and you can swap their colours.',
        '<b>Tables and print:</b> The market and each chart can be shown as a table. If your device asks for more contrast or colours of its own, pages follow. On paper they are black on white.',
        '<b>Motion:</b> Nothing slides or rolls if your device asks for less motion.',
        '<b>Something does not work for you?</b> Tell <a>customer support</a>.',
      ],
    },
  },
  service: {
    answers: {
      fees: {
        askedBy: ['fee', 'cost'] as readonly string[],
        answer:
          'Every fee is shown before you confirm, and on the receipt. You will find the full table under Questions and answers.',
      },
      deposits: {
        askedBy: ['deposit'] as readonly string[],
        answer:
          'Deposits are approved within seconds here. Amounts ending in .13 are rejected on purpose. Every step is shown under Deposits.',
      },
      withdrawals: {
        askedBy: ['withdraw'] as readonly string[],
        answer:
          'A withdrawal is under review for 20 seconds and can be canceled until then. Withdrawal history shows every step and the reason for a rejection.',
      },
      codes: {
        askedBy: ['password', 'code'] as readonly string[],
        answer: 'We will never ask for your password or a code. You can change both under Me, Security.',
      },
      statement: {
        askedBy: ['differ', 'wrong', 'statement', 'does not add up'] as readonly string[],
        answer:
          'Open the wallet, check your account and save the statement as a file: it shows which figure differs and what it should be.',
      },
    },
    picture:
      'Thank you for the picture. This is sandbox support: a script replies, and nobody looks at pictures.',
    otherwise:
      'This is sandbox support: a script replies. It can answer questions about fees, deposits, withdrawals, passwords and statements.',
  },
  offer: {
    summary: {
      title: 'Summary (fictional)',
      text: 'In this sandbox, {name} sells additional shares at a fixed price. They are the same shares that are already traded here. None of this is real: {name} has nothing to do with this offer, and nobody can buy or own anything through it.',
    },
    draw: {
      title: 'How shares are allotted',
      text: 'Every lot requested is one ticket. If there are more tickets than lots, a draw decides, and every ticket has the same chance. The seed of the draw is fixed before the offer opens; its hash is shown from the start and the seed itself after the draw, so that anyone can recalculate the draw. The sandbox adds its own entries, marked as such, so that there is someone to draw against.',
    },
    risks: {
      title: 'Risks',
      text: 'You may be allotted fewer shares than you request, or none. Your money is on hold until the draw and cannot be used in the meantime. Allotted shares can be sold only from the listing on, twelve hours after closing; by then the market price may have fallen below what you paid, and it may keep falling. If trading in the share is suspended, it cannot be sold until the suspension ends.',
    },
    terms: {
      title: 'Terms',
      text: 'One subscription per account and offer, up to the limit shown. It can be canceled free of charge while the offer is open. The fee is charged on allotted shares only. The amount for shares not allotted is released right after the draw.',
    },
  },
  activity: {
    title: 'What will {coin} cost?',
    summary:
      'Forecast the price of one {coin} two weeks after the start. Joining is free and requires no trade.',
    howItWorks: {
      title: 'How it works',
      texts: [
        'In the first week, submit one forecast of what one <strong>{coin}</strong> will cost at the end, in USDT.',
        'One week after joining closes, the public price at that time decides.',
      ],
    },
    rule: {
      title: 'Rules',
      texts: [
        'Forecasts are ranked by their distance from that price, above or below.',
        'In a tie, the earlier forecast ranks higher.',
        'The first three receive {first}, {second} and {third} USDT, credited automatically within a minute and free to use.',
        'If there are fewer participants than prizes, the remaining prizes are not paid.',
      ],
    },
    toKnow: {
      title: 'Good to know',
      texts: [
        'A forecast cannot be changed, and a wrong one costs nothing. This is not advice to buy or sell: prices rise and fall, and most forecasts are wrong.',
        'The results list all participants with masked names, their forecasts and when they joined, so that anyone can verify the ranking.',
      ],
    },
  },
} as const
