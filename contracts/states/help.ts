/** The states of groups of the watchlist, notes, alerts, messages and customer support; see ../states.ts. */
export const helpStates = {
  newDevice: {
    name: 'a device without notifications is signed in',
    setup:
      'A new account on a device that is not notified; `endpoint` is an address at `fcm.googleapis.com` that no device has. As in every state about notifications, the back end has a key and calls `fcm.googleapis.com`.',
    returns: ['token', 'endpoint'],
  },
  pushDevice: {
    name: 'a session with notifications is signed in',
    setup:
      'A session whose device is notified, as in the example `one` of subscribePush, but with an endpoint of its own.',
    returns: ['token'],
  },
  groupOwner: {
    name: 'an account with a group of its watchlist is signed in',
    setup:
      'An account with exactly one group, `Technology`, of the one product on its watchlist; `productIds` is its id.',
    returns: ['token', 'productIds'],
  },
  noteOwner: {
    name: 'an account with a note on a product is signed in',
    setup:
      'An account with exactly two notes: the newer one, `Look again after the results`, on the product `refId`, and one on another product.',
    returns: ['token', 'refId'],
  },
  alertOwner: {
    name: 'an account with a price alert is signed in',
    setup:
      'An account with exactly two alerts of the product BTC, active and not reached soon; `alertId` is the newer one.',
    returns: ['token', 'alertId'],
  },
  reader: {
    name: 'an account with two messages is signed in',
    setup:
      'An account with exactly two messages: the newer one, `messageId`, reports a new device and is unread; the older one is read.',
    returns: ['token', 'messageId'],
  },
  pictureUploader: {
    name: 'an account has uploaded a picture for customer support',
    setup:
      'An account with one unused upload for `service`, `pictureId`, and no messages to customer support.',
    returns: ['token', 'pictureId'],
  },
  asker: {
    name: 'an account that customer service has answered is signed in',
    setup: 'An account that has sent one message to customer support; the one reply is unread.',
    returns: ['token'],
  },
} as const
