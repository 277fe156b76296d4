/** Plausible one-line bugs by which one account takes what others need; see planted-bugs.ts. */
import type { PlantedBug } from './planted-bugs.ts'

export const CROWD_BUGS: readonly PlantedBug[] = [
  {
    name: 'unfinished bodies of all accounts share one share',
    file: 'server/http/shares.ts',
    find: '[`account ${userId}`, perAccount]',
    replacement: '[`account`, perAccount]',
    expectedFinding: /neighbour: \w+ of somebody else was answered with 429/,
  },
  {
    name: 'unfinished uploads are kept in memory',
    file: 'server/http/multipart.ts',
    find: '  const arriving = arrivingBytes(body)',
    replacement:
      '  const pieces: Uint8Array[] = []\n  for await (const piece of body) pieces.push(piece)\n  const arriving = arrivingBytes(pieces)',
    // Without the share of each account there are enough of them.
    also: [
      {
        file: 'server/http/shares.ts',
        find: 'perAccount: ofUploads(2),\n  perAddress: ofUploads(20),',
        replacement: 'perAccount: ofUploads(40),\n  perAddress: ofUploads(40),',
      },
    ],
    expectedFinding: /memory: \d+ unfinished bodies of uploadFile took/,
  },
  {
    name: 'candles of all callers wait in one queue',
    file: 'server/candles/candle-worker-source.ts',
    find: 'ask({ caller, productId, wants: { span } })',
    replacement: `ask({ caller: 'all', productId, wants: { span } })`,
    expectedFinding: /neighbour: listCandles of somebody else was answered with 429/,
  },
]
