/** The states that may follow each state. */
export type Transitions<State extends string> = Readonly<Record<State, readonly State[]>>

/** Whether the table allows the transition from `from` to `to`. */
export function canTransition<State extends string>(
  table: Transitions<State>,
  from: State,
  to: State,
): boolean {
  return table[from].includes(to)
}
