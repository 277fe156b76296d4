/** Every sixth of a catalogue of faults for `npm test`; all for `npm run test:deep` and `npm run contracts:faults`. */
export function sampleOf<Fault>(faults: readonly Fault[]): readonly Fault[] {
  const isThorough = process.env.DEEP !== undefined || import.meta.env.MODE === 'faults'
  return isThorough ? faults : faults.filter((_, index) => index % 6 === 0)
}
