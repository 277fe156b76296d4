const isThorough = process.env.DEEP !== undefined || import.meta.env.MODE === 'faults'

/** Every sixth, or another share, of a catalogue of faults for `npm test`; all for `npm run test:deep` and `npm run contracts:faults`. */
export function sampleOf<Fault>(faults: readonly Fault[], share = 6): readonly Fault[] {
  return isThorough ? faults : faults.filter((_, index) => index % share === 0)
}
