/** Whether all faults are taken, as by `npm run test:deep` and `npm run contracts:faults`. */
export const isThorough = process.env.DEEP !== undefined || import.meta.env.MODE === 'faults'

/** Every sixth, or other share, of a catalogue of faults for `npm test`; all where the run is thorough. */
export function sampleOf<Fault>(faults: readonly Fault[], share = 6): readonly Fault[] {
  return isThorough ? faults : faults.filter((_, index) => index % share === 0)
}
