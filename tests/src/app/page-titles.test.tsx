/** Each page is named when it comes: its title, and the name of the content, where the focus begins. */
import { screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, it } from 'vitest'
import { routes } from '#src/app/routes.ts'
import { PATHS } from '#src/lib/paths.ts'
import { setSiteTitle } from '#src/ui/document-title.ts'
import { useNetwork, visit } from '#tests/src/features/support/visit.tsx'

useNetwork()

const screens = import.meta.glob<{ default: ComponentType }>('/src/{app,features}/**/*-screen.tsx')
/** Those that only redirect have none, and a block to embed is part of a page. */
const pages = routes.filter(({ screen: file, path }) => file !== '' && !path.startsWith('/components/'))

it.each(pages.map(({ path, screen: file }) => [path, file]))(
  '%s is titled as its content is named (a11y X6) [R2.8]',
  async (path, file) => {
    setSiteTitle('Fairline')
    const { default: Screen } = await screens[`/src/${file}-screen.tsx`]!()
    const isMember = path !== PATHS.login && path !== PATHS.register
    await visit(path, { [path]: Screen }, { isMember })
    await waitFor(() => {
      const name = screen.getByRole('main').getAttribute('aria-label')!
      expect(name).not.toBe('')
      expect(document.title).toBe(`${name} – Fairline`)
      // The heading of home is the brand.
      if (path !== PATHS.home) expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(name)
    })
  },
)
