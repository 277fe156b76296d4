import { UPLOAD_MAX_FILES } from '#src/lib/constants.ts'

/** A picture: an own upload, or a path on the current host. */
export type Picture = { id: string } | { id?: never; src: string }

// Excludes other hosts and API paths.
const sameHostPath = /^\/(?!\/|api\/)[A-Za-z0-9._~/%-]{1,500}$/

/** The pictures of the query of /preview-image; invalid ones are left out. */
export function parsePictures(search: string): { pictures: Picture[]; first: number } {
  const query = new URLSearchParams(search)
  const ids = (query.get('ids') ?? '').split(',').filter(id => /^[1-9]\d{0,18}$/.test(id))
  const pictures: Picture[] = [
    ...ids.map(id => ({ id })),
    ...query.getAll('src').flatMap(src => (sameHostPath.test(src) ? [{ src }] : [])),
  ].slice(0, UPLOAD_MAX_FILES)
  const at = Number(query.get('at') ?? 0)
  return { pictures, first: Number.isInteger(at) && at >= 0 && at < pictures.length ? at : 0 }
}
