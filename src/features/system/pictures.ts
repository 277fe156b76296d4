import { UPLOAD_MAX_FILES } from '#src/lib/constants.ts'

/** A picture to show: one's own upload, or an address on this line. */
export type Picture = { id: string } | { id?: never; src: string }

// Neither another host nor the back end's own operations.
const onThisLine = /^\/(?!\/|api\/)[A-Za-z0-9._~/%-]{1,500}$/

/** What the query of /preview-image names; what it may not name is left out. */
export function picturesOf(search: string): { pictures: Picture[]; first: number } {
  const query = new URLSearchParams(search)
  const ids = (query.get('ids') ?? '').split(',').filter(id => /^[1-9]\d{0,18}$/.test(id))
  const pictures: Picture[] = [
    ...ids.map(id => ({ id })),
    ...query.getAll('src').flatMap(src => (onThisLine.test(src) ? [{ src }] : [])),
  ].slice(0, UPLOAD_MAX_FILES)
  const at = Number(query.get('at') ?? 0)
  return { pictures, first: Number.isInteger(at) && at >= 0 && at < pictures.length ? at : 0 }
}
