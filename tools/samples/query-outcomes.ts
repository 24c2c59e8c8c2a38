/** The outcome of a query with that reply. */
export const loadedWith = <const Reply>(reply: Reply) => ({ kind: 'loaded', reply }) as const
/** The outcome of a query that found nothing. */
export const notFound = { kind: 'notFound' } as const
