import type { DocumentRow } from '../describe/rules.ts'

/**
 * The URLs of the pages, after the '#'. References in tickets and messages of failed tests contain them, so their
 * format does not change: `/wizard?estado=filling`, `/wizard?transicao=<id>` with the id of `npm run paths`
 * (P-393), `/wizard/percorrer?inicio=<visit>&passo=<case>&passo=<case>` with the visit (unless there is only one)
 * and the cases of a planned path. `playPath` builds the last one.
 */
export const MAP = '/'
export const FLOW = '/:flow'
export const RULES = '/regras'
export const BOOK = '/livro'
/** The query parameter for a chapter of the book. */
export const CHAPTER = 'capitulo'
export const PLAY = '/:flow/percorrer'
/** Query parameters for the start of a simulation and for its steps. */
export const VISIT = 'inicio'
export const STEP = 'passo'
/** The query parameter for the chosen state. */
export const STATE = 'estado'
/** The query parameter for the chosen transition. */
export const TRANSITION = 'transicao'
/** The query parameter that shows the results of the tests, with any value. */
export const RESULTS = 'testes'
/** The query parameter for a closed outer state of a drawing, once for each; '' closes all. */
export const CLOSED = 'recolhido'

/** The query parameter for a single requirement. */
export const REQUIREMENT = 'id'
/** The query parameter for the marked row of a page of rules. */
export const ROW = 'linha'

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

export const requirementPath = (id: string): string =>
  `${RULES}/requisitos?${new URLSearchParams({ [REQUIREMENT]: id })}`

export const chapterPath = (chapter: string): string =>
  `${BOOK}?${new URLSearchParams({ [CHAPTER]: chapter })}`

/** `page`: for instance 'campos/1'; '' is the list of pages. */
export const rulesPath = (page: string): string => (page === '' ? RULES : `${RULES}/${page}`)

/** A row of a page of rules; `row` is the id of its `RowName`. */
export const rowPath = (page: string, row: string): string =>
  `${rulesPath(page)}?${new URLSearchParams({ [ROW]: row })}`

/** The ids of rows for `rowPath`. */
export const moveRow = (from: string, label: string): string => `${from}: ${label}`
export const documentRow = ({ name, of, regra, plan, types }: DocumentRow): string =>
  [name, of, regra, plan ?? '', ...types].join(' ')

/** Categories of participants in the fund's records. */
export const ACTIVE = 1
export const PENSIONER = 5

/** The query of the page of offering for a participant in one plan who has the permission to withdraw. */
export const personQuery = (plan: number, category: number): string =>
  `plano${plan}=agora&categoria${plan}=${category}&resgate=S`
