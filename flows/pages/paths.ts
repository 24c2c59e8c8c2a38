/** Addresses of the pages, after the '#'. */
export const MAP = '/'
export const FLOW = '/:flow'
export const RULES = '/regras'
export const BOOK = '/livro'
export const PLAY = '/:flow/percorrer'
/** Where a play begins, and its steps, in the query. */
export const VISIT = 'inicio'
export const STEP = 'passo'
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

export const playPath = (
  flow: string,
  { visit, cases }: { readonly visit: string; readonly cases: readonly string[] },
): string => {
  const query = [...(visit === '' ? [] : [[VISIT, visit]]), ...cases.map((name) => [STEP, name])]
  return `/${flow}/percorrer${query.length > 0 ? `?${new URLSearchParams(query)}` : ''}`
}

/** `page` as 'campos/1'; '' is the list of pages. */
export const rulesPath = (page: string): string => (page === '' ? RULES : `${RULES}/${page}`)
