/** Transcripts of what is heard in a flow, which stand in docs/accessibility.md. Written anew with UPDATE_TRANSCRIPTS=1. */
import { readFileSync, writeFileSync } from 'node:fs'
import { cleanup, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { painted } from '#src/lib/wait.ts'
import { keepFocus } from '#src/ui/focus-keeper.ts'
import { listen } from './heard.ts'

const PAGE = 'docs/accessibility.md'

/**
 * A step of a flow.
 * @param action what the person does, in the transcript
 * @param last what is heard last: the next step waits for it
 */
export type Step = (action: string, act: () => unknown, last: string | RegExp) => Promise<void>

/** The transcript under a heading of the page, between its fences. */
function fencedUnder(page: string, title: string): { from: number; to: number } {
  const from = page.indexOf('```text\n', page.indexOf(`### ${title}\n`)) + '```text\n'.length
  return { from, to: page.indexOf('```', from) }
}

function documented(title: string, lines: readonly string[]): string[] {
  const page = readFileSync(PAGE, 'utf8')
  if (!page.includes(`### ${title}\n`)) throw new Error(`${PAGE} has no transcript "${title}"`)
  const { from, to } = fencedUnder(page, title)
  if (!process.env['UPDATE_TRANSCRIPTS']) return page.slice(from, to).trimEnd().split('\n')
  writeFileSync(PAGE, `${page.slice(0, from)}${lines.join('\n')}\n${page.slice(to)}`)
  return [...lines]
}

/** A test of what is heard, sentence by sentence, as docs/accessibility.md has it under this title. */
export function hears(title: string, flow: (step: Step) => Promise<void>): void {
  it(`what is heard: ${title} (a11y X6, X7, X10, X11)`, async () => {
    // As the shell does.
    keepFocus()
    const { heard, stop } = listen()
    const lines: string[] = []
    await flow(async (action, act, last) => {
      const from = heard.length
      await act()
      await waitFor(() => expect(heard.slice(from).join(' | ')).toMatch(last), {
        // Without the page, which says less than what was heard.
        onTimeout: ({ message }) => new Error(message.split('\n')[0]),
      })
      lines.push(`> ${action}`, ...heard.slice(from))
    }).finally(stop)
    // The page goes within its test: the focus that it leaves is not given back in the next one.
    cleanup()
    await painted()
    expect(lines.join('\n')).toBe(documented(title, lines).join('\n'))
  })
}
