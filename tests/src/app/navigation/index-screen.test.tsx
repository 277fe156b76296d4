import { cleanup, render } from '@testing-library/react'
import { useEffect } from 'react'
import { HashRouter, Route, Routes } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { IndexScreen } from '#src/app/navigation/index-screen.tsx'
import { homePath } from '#src/ui/navigation.ts'

afterEach(cleanup)

/** Goes to the index again in the moment in which it redirects. */
function GoToIndex() {
  useEffect(() => {
    history.replaceState(null, '', '#/')
    dispatchEvent(new PopStateEvent('popstate'))
  }, [])
  return null
}

it('the index redirects to home, also when it is navigated to while it does [R2.2]', async () => {
  location.hash = '#/'
  const view = render(
    <HashRouter>
      <Routes>
        <Route path="/" element={<IndexScreen />} />
        <Route path={homePath()} element={<h1>Home</h1>} />
      </Routes>
      <GoToIndex />
    </HashRouter>,
  )
  expect(await view.findByText('Home')).toBeTruthy()
  expect(location.hash).toBe(`#${homePath()}`)
})
