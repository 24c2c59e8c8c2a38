/** Addresses of the pages, after the '#'. */
export const MAP = '/'
export const FLOW = '/:flow'
/** The state that is chosen, in the query. */
export const STATE = 'estado'

export const flowPath = (flow: string, state: string | null = null): string =>
  `/${flow}${state === null ? '' : `?${new URLSearchParams({ [STATE]: state }).toString()}`}`
