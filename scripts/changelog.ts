/** The sections of CHANGELOG.md. */

const HEADING = '## Unreleased\n'

/**
 * Moves what is under Unreleased into a section of a version, with its day, and leaves Unreleased empty.
 * @param day the UTC day, YYYY-MM-DD
 * @throws Error where there is no such heading, or nothing under it
 */
export function withRelease(changelog: string, version: string, day: string): string {
  const start = changelog.indexOf(HEADING)
  if (start === -1) throw new Error('CHANGELOG.md has no heading "## Unreleased".')
  const [before, after] = [changelog.slice(0, start), changelog.slice(start + HEADING.length)]
  if (!/^- /m.test(after.split(/^## /m)[0] ?? '')) throw new Error('Nothing is unreleased in CHANGELOG.md.')
  return `${before}${HEADING}\n## ${version} - ${day}\n${after.replace(/^\n+/, '')}`
}
