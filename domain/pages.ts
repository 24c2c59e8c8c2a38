/** Rows per page of a list (LIST-03, CLOUD-03). */
export const PAGE_SIZE = 10

/** The rows of a page, counted from 0. */
export const onPage = <Row>(rows: readonly Row[], page: number): readonly Row[] =>
  rows.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE)

/** The last page for that number of rows, counted from 0. */
export const lastPageOf = (count: number): number => Math.max(0, Math.ceil(count / PAGE_SIZE) - 1)
