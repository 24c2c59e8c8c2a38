/** Rows of one page of a list (LIST-03, CLOUD-03). */
export const PAGE_SIZE = 10

/** What of the rows is on a page, from 0. */
export const onPage = <Row>(rows: readonly Row[], page: number): readonly Row[] =>
  rows.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE)

/** The last page that so many rows have, from 0. */
export const lastPageOf = (count: number): number => Math.max(0, Math.ceil(count / PAGE_SIZE) - 1)
