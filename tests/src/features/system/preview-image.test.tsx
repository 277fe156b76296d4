import { fireEvent, screen } from '@testing-library/react'
import { http, HttpResponse, type RequestHandler } from 'msw'
import { afterEach, expect, it, vi } from 'vitest'
import PreviewImageScreen from '#src/features/system/preview-image-screen.tsx'
import { unreachable, useNetwork, visit } from '../support/visit.tsx'

const path = '/preview-image'
const open = (query: string, ...handlers: RequestHandler[]) =>
  visit(path + query, { [path]: PreviewImageScreen }, { handlers })
const upload = http.get('*/api/upload/content', () =>
  HttpResponse.arrayBuffer(new Uint8Array([0xff, 0xd8, 0xff]).buffer, {
    headers: { 'Content-Type': 'image/jpeg', 'Content-Disposition': 'attachment; filename="identity-1.jpg"' },
  }),
)
const picture = (name: string) => screen.findByRole<HTMLImageElement>('img', { name })

useNetwork()
afterEach(() => vi.restoreAllMocks())

it('image preview shows the requested picture among the account’s own, and pages by buttons and arrow keys [R2.5]', async () => {
  const { user } = await open('?ids=11,12,13&at=1', upload)
  expect((await picture('Picture 2')).src).toMatch(/^blob:/)
  expect(screen.getByText('2 of 3')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Next picture' }))
  await picture('Picture 3')
  expect(screen.getByRole('button', { name: 'Next picture' }).getAttribute('aria-disabled')).toBe('true')
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
  await picture('Picture 1')
})

it('image preview zooms within limits, also by double tap', async () => {
  const { user } = await open('?src=/icon-192.png')
  const shown = await picture('Picture 1')
  const smaller = screen.getByRole<HTMLButtonElement>('button', { name: 'Zoom out' })
  expect([shown.style.inlineSize, smaller.getAttribute('aria-disabled')]).toEqual(['100%', 'true'])
  await user.click(screen.getByRole('button', { name: 'Zoom in' }))
  expect(shown.style.inlineSize).toBe('150%')
  fireEvent.doubleClick(shown)
  expect(shown.style.inlineSize).toBe('100%')
  for (let press = 0; press < 6; press++) await user.click(screen.getByRole('button', { name: 'Zoom in' }))
  expect(shown.style.inlineSize).toBe('500%')
})

it('image preview saves a picture to the device', async () => {
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(`${this.download} ${this.href.slice(0, 5)}`)
  })
  const { user } = await open('?ids=11', upload)
  await picture('Picture 1')
  await user.click(screen.getByRole('button', { name: 'Save picture' }))
  expect(saved).toEqual(['fairline-picture.jpg blob:'])
})

it('image preview shows for 2000 ms that a picture could not be saved [R8.9]', async () => {
  const { user } = await open('?src=/banner.webp', unreachable('get', '/banner.webp'))
  await picture('Picture 1')
  await user.click(screen.getByRole('button', { name: 'Save picture' }))
  const words = await screen.findByText('The image could not be saved')
  expect(words.closest('output')?.querySelector('svg')).toBeNull()
})

it('image preview offers a retry when a picture fails to load', async () => {
  await open('?ids=11', unreachable('get', '/api/upload/content'))
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})

it.each([
  '',
  '?ids=abc,-1',
  '?src=https://evil.example/x.png',
  '?src=//evil.example/x.png',
  '?src=/api/userInfo/x',
])('image preview shows nothing from outside this line: %j', async query => {
  await open(query)
  expect(await screen.findByText('No picture to show')).toBeTruthy()
  expect(screen.queryByRole('img', { name: /Picture/ })).toBeNull()
})
