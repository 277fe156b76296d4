/** Which rows of a list: page 1 is the first. */
export interface Paging {
  readonly pageNum: number
  readonly pageSize: number
}

/** One page of a list, and how many rows all pages have together. */
export interface Page<T> {
  readonly rows: T[]
  readonly total: number
}
