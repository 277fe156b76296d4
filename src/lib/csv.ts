/** Rows as CSV: RFC 4180, a line for each. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map(row => `${row.map(csvCell).join(',')}\r\n`).join('')
}

/** Escapes text that a spreadsheet would take for a formula; numbers are left as they are. */
function csvCell(text: string): string {
  const plain = /^[=+@\t\r]|^-(?![\d.]+$)/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
