import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Carousel } from '#src/ui/carousel.tsx'
import { Announcer } from '#src/ui/feedback/announcer.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { ProgressSteps } from '#src/ui/feedback/progress-steps.tsx'
import { ErrorState, OfflineBanner, SandboxStrip } from '#src/ui/feedback/states.tsx'
import { TabBar } from '#src/ui/tab-bar.tsx'
import { toast, ToastHost } from '#src/ui/feedback/toast.tsx'
import { listen } from '#tests/support/heard.ts'
import { renderUi } from '#tests/support/render.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('toast', () => {
  it('is announced politely and disappears after 2000 ms [R9.10]', async () => {
    await renderUi(<ToastHost />)
    const region = screen.getByRole('status')
    expect(region.getAttribute('aria-live')).toBe('polite')
    act(() => toast('Request timeout'))
    expect(region.textContent).toBe('Request timeout')
    act(() => void vi.advanceTimersByTime(1999))
    expect(region.textContent).toBe('Request timeout')
    act(() => void vi.advanceTimersByTime(1))
    expect(region.textContent).toBe('')
  })

  it('is outside of the page, which is inert behind a sheet', async () => {
    const { container } = await renderUi(<ToastHost />)
    expect(container.contains(screen.getByRole('status'))).toBe(false)
  })

  it('is replaced by a newer one, which has its full duration', async () => {
    await renderUi(<ToastHost />)
    act(() => toast('first'))
    act(() => void vi.advanceTimersByTime(1500))
    act(() => toast('second'))
    act(() => void vi.advanceTimersByTime(1500))
    expect(screen.getByRole('status').textContent).toBe('second')
  })
})

describe('banners', () => {
  it('show a lost network for as long as it is lost [R8.7]', async () => {
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await renderUi(<OfflineBanner />)
    expect(screen.getByText('network signal lost')).toBeTruthy()
    isOnline.mockReturnValue(true)
    act(() => void dispatchEvent(new Event('online')))
    expect(screen.queryByText('network signal lost')).toBeNull()
  })

  it('label sandbox money in every language', async () => {
    await renderUi(<SandboxStrip />, { locale: 'zh' })
    expect(screen.getByText('模拟盘：模拟资金')).toBeTruthy()
  })
})

describe('notice', () => {
  it('that appears is announced part by part, each once', async () => {
    const { heard, stop } = listen()
    const actions = (
      <div>
        <button>Ask again</button>
        <button>I have checked</button>
      </div>
    )
    const Exchange = () => {
      const [presses, setPresses] = useState(0)
      return (
        <>
          <Announcer />
          <button onClick={() => setPresses(presses + 1)}>Exchange</button>
          {presses > 0 && (
            <Notice live title="This rate has expired" action={actions}>
              Nothing was <a href="/">exchanged</a>.
            </Notice>
          )}
        </>
      )
    }
    await renderUi(<Exchange />)
    for (let press = 0; press < 2; press += 1)
      fireEvent.click(screen.getByRole('button', { name: 'Exchange' }))
    await act(async () => {})
    expect(heard).toEqual(['This rate has expired', 'Nothing was exchanged.', 'Ask again', 'I have checked'])
    stop()
  })
})

describe('tab bar', () => {
  it('names its tabs, marks the current one and counts to 999 at most, once (U19) [R1.3, R2.4, R9.13]', async () => {
    await renderUi(
      <TabBar
        brand="Fairline"
        isShownOnPhone
        current="/b"
        items={[
          { to: '/a', label: 'Home', icon: 'home' },
          { to: '/b', label: 'Me', icon: 'me', badge: 1000 },
        ]}
      />,
    )
    expect(screen.getByRole('link', { current: 'page' }).getAttribute('href')).toBe('/b')
    expect(screen.getByText('999+ unread')).toBeTruthy()
    // The count of the badge itself is not read out as well.
    expect(screen.getByRole('link', { name: '999+ unread Me' })).toBeTruthy()
  })
})

describe('carousel', () => {
  it('advances every 3000 ms until paused [R9.14]', async () => {
    const scrollTo = vi.fn()
    Element.prototype.scrollTo = scrollTo
    // Motion is welcome.
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
    await renderUi(
      <Carousel label="News">
        <p>one</p>
        <p>two</p>
      </Carousel>,
    )
    expect(screen.getByText('one')).toBeTruthy()
    await act(() => vi.dynamicImportSettled())
    act(() => void vi.advanceTimersByTime(3000))
    expect(scrollTo).toHaveBeenCalledTimes(1)
    fireEvent.click(screen.getByRole('button', { name: 'Pause slides' }))
    act(() => void vi.advanceTimersByTime(9000))
    expect(scrollTo).toHaveBeenCalledTimes(1)
  })
})

describe('error of a page', () => {
  it('says what is safe and blames no connection that is there', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    await renderUi(<ErrorState onRetry={() => {}} />)
    const text = screen.getByRole('alert').textContent
    expect(text).toContain('Your money and orders are not affected.')
    expect(text).not.toMatch(/connection|online/)
  })

  it('says that it is tried again while the device is offline', async () => {
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await renderUi(<ErrorState onRetry={() => {}} />)
    expect(screen.getByText('Tries again by itself when you are back online.')).toBeTruthy()
    isOnline.mockReturnValue(true)
    act(() => void dispatchEvent(new Event('online')))
    expect(screen.queryByText('Tries again by itself when you are back online.')).toBeNull()
  })

  it('is tried again by itself when the device is back online, and not after it has gone (U11)', async () => {
    const retry = vi.fn<() => void>()
    const { unmount } = await renderUi(<ErrorState onRetry={retry} />)
    expect(retry).not.toHaveBeenCalled()
    fireEvent(window, new Event('online'))
    expect(retry).toHaveBeenCalledTimes(1)
    unmount()
    fireEvent(window, new Event('online'))
    expect(retry).toHaveBeenCalledTimes(1)
  })
})

it('a step that failed is not called done', async () => {
  const steps = [
    { title: 'Submitted', state: 'done' },
    { title: 'Rejected', state: 'failed' },
  ] as const
  await renderUi(<ProgressSteps steps={steps} labels={{ done: 'done', now: 'now', next: 'to come' }} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.trim())).toEqual([
    'Submitted done',
    'Rejected',
  ])
})
