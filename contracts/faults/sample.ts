const isThorough = process.env.DEEP !== undefined || import.meta.env.MODE === 'faults'

/** About so many faults of a catalogue, evenly spread, for `npm test`; all for `npm run test:deep` and `npm run contracts:faults`. */
export function sampleOf<Fault>(faults: readonly Fault[], size: number): readonly Fault[] {
  const share = Math.max(1, Math.round(faults.length / size))
  return isThorough ? faults : faults.filter((_, index) => index % share === 0)
}
