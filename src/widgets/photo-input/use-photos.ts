import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { settle, SHOWN_BY_CALLER } from '#src/api/client.ts'
import { dataOf } from '#src/api/envelope.ts'
import { isAborted } from '#src/api/errors.ts'
import type { UploadPurpose } from '#models'
import { uploadFile } from '#src/api/generated/upload/upload.ts'
import { UPLOAD_MAX_FILES } from '#src/lib/constants.ts'
import { compressPhoto } from './compress-photo.ts'
import { pictureKey } from './use-uploaded-picture.ts'

/** A photo that is not uploaded yet. */
export interface PendingPhoto {
  key: string
  state: 'compressing' | 'sending' | 'failed'
  /** Upload progress, 0 to 1. */
  progress: number
  /** The compressed photo. */
  blob?: Blob
  /** Why it failed; undefined when the client has shown the error already. */
  error?: unknown
}

export interface PhotosOptions {
  purpose: UploadPurpose
  /** The ids of the uploaded photos, separated by commas: a form field, so that a draft includes them. */
  value: string
  onChange: (value: string) => void
  /** Maximum number of photos (R9.11). */
  maxPhotos?: number
}

/** State and actions of PhotoInput. */
export interface Photos {
  ids: string[]
  pending: PendingPhoto[]
  maxPhotos: number
  /** Whether a photo is being compressed or uploaded: the form should wait. */
  isBusy: boolean
  /** Whether a photo could not be compressed (R8.8), until dismissed. */
  hasCompressionFailed: boolean
  dismissCompressionError: () => void
  /** Whether more photos were chosen than allowed. */
  hasTooMany: boolean
  add: (files: readonly Blob[]) => void
  retry: (key: string) => void
  /** Cancels an upload, or removes a failed one. */
  cancel: (key: string) => void
  remove: (id: string) => void
}

export const idsOf = (value: string): string[] => value.split(',').filter(id => id !== '')

/**
 * The photos of a form: each is compressed (R9.9) and uploaded separately, with progress; uploaded ids are in `value`.
 */
export function usePhotos({ purpose, value, onChange, maxPhotos = UPLOAD_MAX_FILES }: PhotosOptions): Photos {
  const client = useQueryClient()
  const { pending, start, change, end } = usePending()
  const [hasCompressionFailed, setCompressionFailed] = useState(false)
  const [hasTooMany, setTooMany] = useState(false)
  const { latest, put } = useLatest(value, onChange)

  const send = async (key: string, blob: Blob, signal: AbortSignal) => {
    change(key, { state: 'sending', progress: 0, blob, error: undefined })
    try {
      const onUploadProgress = ({ progress = 0 }: { progress?: number | undefined }) =>
        change(key, { progress })
      const sending = uploadFile({ purpose, file: blob }, { signal, onUploadProgress })
      const upload = dataOf(await settle(sending, SHOWN_BY_CALLER))
      // Swallowed: the client has shown the reason, or sign-in.
      if (!upload) return change(key, { state: 'failed' })
      client.setQueryData(pictureKey(upload.id), blob)
      put([...latest(), upload.id])
      end(key)
    } catch (error) {
      if (!isAborted(error)) change(key, { state: 'failed', error })
    }
  }
  const compressAndSend = async (file: Blob) => {
    const { key, signal } = start()
    try {
      const blob = await compressPhoto(file)
      if (!signal.aborted) await send(key, blob, signal)
    } catch {
      // Cancelled meanwhile.
      if (!signal.aborted) setCompressionFailed(true)
      end(key)
    }
  }
  const ids = idsOf(value)
  return {
    ids,
    pending,
    maxPhotos,
    isBusy: pending.some(({ state }) => state !== 'failed'),
    hasCompressionFailed,
    dismissCompressionError: () => setCompressionFailed(false),
    hasTooMany,
    add: files => {
      const room = Math.max(0, maxPhotos - ids.length - pending.length)
      setTooMany(files.length > room)
      for (const file of files.slice(0, room)) void compressAndSend(file)
    },
    retry: key => {
      const blob = pending.find(one => one.key === key)?.blob
      if (blob) void send(key, blob, start(key).signal)
    },
    cancel: key => end(key),
    remove: id => {
      setTooMany(false)
      put(ids.filter(one => one !== id))
    },
  }
}

/** The latest ids: two uploads may finish before the next render. */
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

/** The pending photos, each with its AbortController. */
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
    /** Starts a photo, or restarts one. */
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
