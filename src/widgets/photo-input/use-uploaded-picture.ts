import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { download, settle, SHOWN_BY_CALLER } from '#src/api/client.ts'
import { isFile } from '#src/api/downloaded-file.ts'
import { UnusableAnswer } from '#src/api/errors.ts'
import type { OperationPath } from '#src/api/generated/operations.ts'

const path: OperationPath = '/api/upload/content'

/** The query key of an uploaded file. */
export const pictureKey = (id: string) => [path, id] as const

/** The content of the user's own upload, and whether loading failed. */
export function useUploadedPicture(id: string) {
  const query = useQuery({
    queryKey: pictureKey(id),
    // Uploads never change.
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const file = await settle(download({ url: path, params: { id } }, { signal }), SHOWN_BY_CALLER)
      if (!isFile(file)) throw new UnusableAnswer()
      return file.blob
    },
  })
  return { blob: query.data, isFailed: query.isError, retry: () => query.refetch() }
}

/** An object URL for a blob, revoked when it is no longer shown. */
export function useObjectUrl(blob: Blob | undefined): string | undefined {
  const url = useMemo(() => blob && URL.createObjectURL(blob), [blob])
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url])
  return url
}
