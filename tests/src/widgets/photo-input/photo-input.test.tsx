import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse, type RequestHandler } from 'msw'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { PhotoInput } from '#src/widgets/photo-input/photo-input.tsx'
import { usePhotos } from '#src/widgets/photo-input/use-photos.ts'
import { drawnImages, photo, useImageDecoding } from '#tests/src/features/support/pictures.ts'
import { useNetwork, visit } from '#tests/src/features/support/visit.tsx'

const values: string[] = []

/** A form's field for three pictures. */
function Field() {
  const [value, setValue] = useState('')
  const photos = usePhotos({
    purpose: 'identity',
    value,
    maxPhotos: 3,
    onChange: next => {
      values.push(next)
      setValue(next)
    },
  })
  return (
    <>
      <PhotoInput label="Documents" name="documents" photos={photos} />
      <output>{photos.isBusy ? 'busy' : 'idle'}</output>
    </>
  )
}

const uploadedFile = (id: string) => ({
  code: 200,
  msg: 'ok',
  data: { id, purpose: 'identity', mediaType: 'image/jpeg', size: 5, createdAt: 1795199400000 },
})

/** Answers each upload in turn. */
function uploadHandler(...answers: (object | 'lost' | Promise<void>)[]): RequestHandler {
  let turn = 0
  return http.post('*/api/upload/file', async () => {
    const answer = answers[turn++]
    if (answer === 'lost') return HttpResponse.error()
    if (answer instanceof Promise) await answer
    return HttpResponse.json(answer instanceof Promise ? uploadedFile('99') : answer)
  })
}

async function open(...handlers: RequestHandler[]) {
  values.length = 0
  const visited = await visit('/field', { '/field': Field }, { handlers })
  const choose = (...files: File[]) =>
    visited.user.upload(screen.getByLabelText<HTMLInputElement>('Choose a picture'), files)
  return { ...visited, choose }
}
const tiles = () => within(screen.getByRole('list', { name: 'Documents' })).getAllByRole('listitem')

useNetwork()
useImageDecoding()

it('photo input scales a phone photo to 800 px at quality 0.7, uploads it and keeps its id [R9.9]', async () => {
  const { choose } = await open(uploadHandler(uploadedFile('7')))
  await choose(photo('4032x3024'))
  expect(await screen.findByRole('link', { name: 'Picture 1' })).toBeTruthy()
  expect(drawnImages).toEqual([{ width: 800, height: 600, quality: 0.7 }])
  expect(values).toEqual(['7'])
  expect(screen.getByText('idle')).toBeTruthy()
})

it('photo input opens the rear camera, and accepts several files where several fit', async () => {
  await open()
  const camera = screen.getByLabelText<HTMLInputElement>('Take a photo')
  expect([camera.getAttribute('capture'), camera.accept]).toEqual(['environment', 'image/*'])
  expect(screen.getByLabelText<HTMLInputElement>('Choose a picture').multiple).toBe(true)
})

it('photo input reports failed compression for a PDF named .jpg and uploads nothing [R8.8]', async () => {
  const { user, choose } = await open()
  await choose(photo('%PDF-1.7', 'passport.jpg'))
  const modal = await screen.findByRole('dialog', { name: 'Compression failed' })
  await user.click(within(modal).getByRole('button', { name: 'Choose another' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(values).toEqual([])
})

it('photo input keeps a failed upload with its reason and retries on request', async () => {
  const { user, choose } = await open(uploadHandler('lost', uploadedFile('8')))
  await choose(photo('100x100'))
  expect((await screen.findByText('Interface exception, please try again later')).getAttribute('role')).toBe(
    'alert',
  )
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Picture 1' })).toBeTruthy()
  expect(values).toEqual(['8'])
  // Compressed once.
  expect(drawnImages).toHaveLength(1)
})

it('photo input shows the server’s reason beside a refused picture', async () => {
  const refusal = { code: 422, msg: 'hint_upload_too_large', params: { field: 'file', megabytes: '5' } }
  const { user, choose } = await open(uploadHandler(refusal))
  await choose(photo('100x100'))
  expect(await screen.findByText('A picture can be up to 5 MB')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Remove this picture' }))
  expect(screen.queryByText('A picture can be up to 5 MB')).toBeNull()
})

it('photo input shows upload progress and can be aborted', async () => {
  let letGo = () => {}
  const held = new Promise<void>(resolve => (letGo = resolve))
  const { user, choose } = await open(uploadHandler(held))
  await choose(photo('100x100'))
  expect(await screen.findByRole('progressbar', { name: /uploaded$/ })).toBeTruthy()
  expect(screen.getByText('busy')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Cancel upload' }))
  expect(screen.queryByRole('progressbar')).toBeNull()
  letGo()
  expect(await screen.findByText('idle')).toBeTruthy()
  expect(values).toEqual([])
})

it('photo input uploads two files at once and removes one', async () => {
  const { user, choose } = await open(uploadHandler(uploadedFile('1'), uploadedFile('2')))
  await choose(photo('100x100'), photo('200x200'))
  await waitFor(() => expect(tiles()).toHaveLength(2))
  await screen.findByRole('link', { name: 'Picture 2' })
  expect(values.at(-1)?.split(',').toSorted()).toEqual(['1', '2'])
  await user.click(screen.getByRole('button', { name: 'Remove picture 1' }))
  expect(values.at(-1)).toMatch(/^[12]$/)
})

it('photo input drops files beyond its limit and says so [R9.11]', async () => {
  const { choose } = await open(uploadHandler(uploadedFile('1'), uploadedFile('2'), uploadedFile('3')))
  await choose(...['1x1', '2x2', '3x3', '4x4'].map(size => photo(size)))
  await screen.findByRole('link', { name: 'Picture 3' })
  expect(screen.getByText('Maximum 3; the others were not added')).toBeTruthy()
  expect(screen.queryByLabelText('Choose a picture')).toBeNull()
})
