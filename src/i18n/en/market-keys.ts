import type { Dictionary } from '../overlay.ts'

export default {
  title: 'Prices from published keys',
  matches: 'The prices of your trades up to {day} (UTC) follow from the published keys.',
  differs: 'Keys, terms or prices are not what they should be. The mismatches above say why.',
  missingTerms:
    'Price checks that were not possible: {count}. The terms that these prices follow from were not published for: {products}.',
  later: 'Your prices can be checked from {time} on.',
  none: 'Your prices are older than the published keys and cannot be proved.',
  since: 'Prices before {time} are older than the published keys and cannot be proved.',
  late: 'The key for {day} is missing. It should be published one hour after the day ends.',
  gone: 'The keys could not be loaded, although this device has seen hashes of them before.',
  seen: 'This device saw the key hash for {day} before that day, and it has not changed. Prices up to then were fixed beforehand.',
  hash: 'Key hash for {day}',
  compare: 'Everyone must be shown the same key hash for a day. Compare it with other people.',
  proves:
    'What a match proves: your prices follow from one key per day, and each key fixes all earlier ones. Hashes of keys are published two days ahead: where you, or others, saw them in time, nobody could adapt prices to your trades.',
  provesNot:
    'What it does not prove: that the operator, who has the keys, does not know prices in advance. Today’s prices can be checked one hour after the day ends (UTC).',
} as const satisfies Dictionary
