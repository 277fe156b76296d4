import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { download } from '#src/api/client.ts'
import { SwallowedAnswer } from '#src/api/errors.ts'

/** Where the bytes of an upload are kept among the answers. */
export const pictureKey = (id: string) => ['/api/upload/content', id] as const

/** The bytes of one's own upload, and whether they cannot be had. */
export function useUploadedPicture(id: string) {
  const query = useQuery({
    queryKey: pictureKey(id),
    // What was uploaded never changes.
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const file = await download(
        { url: '/api/upload/content', params: { id } },
        { catch: true, quiet: true, signal },
      )
      if (!file) throw new SwallowedAnswer()
      return file.blob
    },
  })
  return { blob: query.data, isFailed: query.isError, retry: () => query.refetch() }
}

/** An address for bytes at hand, as long as they are shown. */
export function useObjectUrl(blob: Blob | undefined): string | undefined {
  const url = useMemo(() => blob && URL.createObjectURL(blob), [blob])
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url])
  return url
}
