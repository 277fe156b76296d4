/** Feature switches, looked up by description [R3.2]. */

export interface SwitchRow {
  switchName: string
  /** 1 on, 0 off. */
  status: number
  description: string
}

/** Status by description; the last of several rows with the same description counts. */
export type SwitchMap = ReadonlyMap<string, number>

/** The switch set as a map keyed by description [R3.2]. */
export function switchMap(rows: readonly SwitchRow[]): SwitchMap {
  return new Map(rows.map(({ description, status }) => [description, status]))
}

/** Whether the switch of this description is 1; false when it does not exist. */
export function isOn(switches: SwitchMap, description: string): boolean {
  return switches.get(description) === 1
}
