import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parseGenerated } from '#scripts/parse-generated.ts'

/** What is said of a generated file. */
function parsed(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'generated-'))
  try {
    mkdirSync(join(folder, 'note'))
    writeFileSync(join(folder, 'note/note.ts'), text)
    parseGenerated(folder)
    return 'parses'
  } catch (error) {
    return (error as Error).message
  } finally {
    rmSync(folder, { recursive: true })
  }
}

it('what parses may replace what was generated before', () => {
  expect(parsed('export const listNotes = (): string => ""')).toBe('parses')
})

it.each([
  ['a name that is none', "import * as Größe 2 from './note.ts'", 'Expected `from`'],
  [
    'a value twice',
    'export const listNotes = 1; export const listNotes = 2',
    '`listNotes` has already been declared',
  ],
  ['a type twice', 'type NoteParams = 1; interface NoteParams {}', '`NoteParams` has already been declared'],
])('%s in a generated file is named with the file', (_, text, says) => {
  expect(parsed(text)).toContain('nothing was replaced')
  expect(parsed(text)).toMatch(/note[/\\]note\.ts: /)
  expect(parsed(text)).toContain(says)
})
