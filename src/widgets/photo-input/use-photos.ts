import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { dataOf } from '#src/api/envelope.ts'
import { isAborted } from '#src/api/errors.ts'
import type { UploadPurpose } from '#src/api/generated/models/index.ts'
import { uploadFile } from '#src/api/generated/upload/upload.ts'
import { UPLOAD_MAX_FILES } from '#src/lib/constants.ts'
import { compressPhoto } from './compress.ts'
import { pictureKey } from './uploaded-picture.ts'

/** A photo that is not with the server yet. */
export interface PendingPhoto {
  key: string
  state: 'compressing' | 'sending' | 'failed'
  /** Of its bytes, 0 to 1. */
  progress: number
  /** What is sent, once it is compressed. */
  blob?: Blob
  /** Why it was not taken; undefined when the client has told it already. */
  error?: unknown
}

export interface PhotosOptions {
  purpose: UploadPurpose
  /** The ids of the photos that are with the server, separated by commas: a field of the form, so that a draft keeps them. */
  value: string
  onChange: (value: string) => void
  /** Photos at most (R9.11). */
  most?: number
}

/** What PhotoInput shows and does. */
export interface Photos {
  ids: string[]
  pending: PendingPhoto[]
  most: number
  /** Whether one is still being compressed or sent: the form should wait. */
  isBusy: boolean
  /** Whether one could not be compressed (R8.8), until that was read. */
  hasCompressionFailed: boolean
  forgetCompression: () => void
  /** Whether more were chosen than there is room for. */
  hasLeftOut: boolean
  add: (files: readonly Blob[]) => void
  retry: (key: string) => void
  /** Gives up one that is under way, or takes one away that failed. */
  cancel: (key: string) => void
  remove: (id: string) => void
}

export const idsOf = (value: string): string[] => value.split(',').filter(id => id !== '')

/** Photos of a form: each is compressed (R9.9) and sent by itself, with progress; what is sent stands in `value`. */
export function usePhotos({ purpose, value, onChange, most = UPLOAD_MAX_FILES }: PhotosOptions): Photos {
  const client = useQueryClient()
  const { pending, start, change, end } = usePending()
  const [hasCompressionFailed, setCompressionFailed] = useState(false)
  const [hasLeftOut, setLeftOut] = useState(false)
  const { latest, put } = useLatest(value, onChange)

  const send = async (key: string, blob: Blob, signal: AbortSignal) => {
    change(key, { state: 'sending', progress: 0, blob, error: undefined })
    try {
      const onUploadProgress = ({ progress = 0 }: { progress?: number | undefined }) =>
        change(key, { progress })
      const options = { catch: true, quiet: true, signal, onUploadProgress }
      const upload = dataOf(await uploadFile({ purpose, file: blob }, options))
      // Swallowed: the client has said why, or has shown sign-in.
      if (!upload) return change(key, { state: 'failed' })
      client.setQueryData(pictureKey(upload.id), blob)
      put([...latest(), upload.id])
      end(key)
    } catch (error) {
      if (!isAborted(error)) change(key, { state: 'failed', error })
    }
  }
  const take = async (file: Blob) => {
    const { key, signal } = start()
    try {
      const blob = await compressPhoto(file)
      if (!signal.aborted) await send(key, blob, signal)
    } catch {
      // Given up meanwhile: nobody waits for it.
      if (!signal.aborted) setCompressionFailed(true)
      end(key)
    }
  }
  const ids = idsOf(value)
  return {
    ids,
    pending,
    most,
    isBusy: pending.some(({ state }) => state !== 'failed'),
    hasCompressionFailed,
    forgetCompression: () => setCompressionFailed(false),
    hasLeftOut,
    add: files => {
      const room = Math.max(0, most - ids.length - pending.length)
      setLeftOut(files.length > room)
      for (const file of files.slice(0, room)) void take(file)
    },
    retry: key => {
      const blob = pending.find(one => one.key === key)?.blob
      if (blob) void send(key, blob, start(key).signal)
    },
    cancel: key => end(key),
    remove: id => {
      setLeftOut(false)
      put(ids.filter(one => one !== id))
    },
  }
}

/** The ids at this moment: two may arrive before the next render. */
function useLatest(value: string, onChange: (value: string) => void) {
  const known = useRef({ value, onChange })
  useEffect(() => {
    known.current = { value, onChange }
  }, [value, onChange])
  return {
    latest: () => idsOf(known.current.value),
    put: (ids: readonly string[]) => {
      known.current = { ...known.current, value: ids.join(',') }
      known.current.onChange(known.current.value)
    },
  }
}

/** The photos under way, each with what gives it up. */
function usePending() {
  const [pending, setPending] = useState<PendingPhoto[]>([])
  const controllers = useRef(new Map<string, AbortController>())
  const count = useRef(0)
  useEffect(() => {
    const known = controllers.current
    return () => {
      for (const controller of known.values()) controller.abort()
    }
  }, [])
  const change = (key: string, by: Partial<PendingPhoto>) =>
    setPending(all => all.map(one => (one.key === key ? { ...one, ...by } : one)))
  return {
    pending,
    change,
    /** Begins one, or begins one again. */
    start: (again?: string) => {
      const key = again ?? String((count.current += 1))
      const controller = new AbortController()
      controllers.current.set(key, controller)
      if (again === undefined) setPending(all => [...all, { key, state: 'compressing', progress: 0 }])
      return { key, signal: controller.signal }
    },
    end: (key: string) => {
      controllers.current.get(key)?.abort()
      controllers.current.delete(key)
      setPending(all => all.filter(one => one.key !== key))
    },
  }
}
