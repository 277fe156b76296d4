/** A value as `format` has it; null where there is none, as in an empty column. */
export const orNull = <Value, Formatted>(
  value: Value | null,
  format: (value: Value) => Formatted,
): Formatted | null => (value === null ? null : format(value))
