/** Addresses of the pages, after the '#'. */
export const MAP = '/'
export const FLOW = '/:flow'
/** The state that is chosen, in the query. */
export const STATE = 'estado'
/** The transition that is chosen, in the query. */
export const TRANSITION = 'transicao'

const path = (flow: string, query: Readonly<Record<string, string>>) =>
  `/${flow}?${new URLSearchParams(query)}`

export const flowPath = (flow: string): string => `/${flow}`
export const statePath = (flow: string, state: string): string => path(flow, { [STATE]: state })
export const transitionPath = (flow: string, transition: string): string =>
  path(flow, { [TRANSITION]: transition })
