import { cleanup, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import * as fc from '#tests/support/seeded-fast-check.ts'
import { visit } from '#tests/src/features/support/visit.tsx'

/** Statements on one page. */
const PAGE = 25
const RUNS = process.env.DEEP ? 40 : 2

/** Draws pages full of statements and looks at each of them. */
export async function onPages<Drawn>(
  arbitrary: fc.Arbitrary<Drawn>,
  statement: (drawn: Drawn) => ReactNode,
  check: (element: Element, drawn: Drawn) => void,
): Promise<void> {
  const pages = fc.array(arbitrary, { minLength: PAGE, maxLength: PAGE })
  await fc.assert(
    fc.asyncProperty(pages, async drawn => {
      const Page = () => drawn.map((each, at) => <article key={at}>{statement(each)}</article>)
      try {
        await visit('/statements', { '/statements': Page })
        const articles = await screen.findAllByRole('article')
        articles.forEach((article, at) => check(article, drawn[at]!))
      } finally {
        cleanup()
      }
    }),
    { numRuns: RUNS },
  )
}
