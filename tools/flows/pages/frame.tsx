import { Outlet, useRouteLoaderData } from 'react-router-dom'

import { Link } from '#ui/primitives/link.tsx'

import type { FlowIndex } from '../site.ts'
import * as css from './pages.css.ts'
import { MAP, rulesPath } from './paths.ts'
import { Search } from './search.tsx'
import * as texts from './texts.ts'

export const INDEX = 'index'

export const useIndex = () => useRouteLoaderData(INDEX) as FlowIndex

/** The title of each chart by its folder. */
export function useTitles(): (chart: string) => string {
  const { charts } = useIndex()
  return (chart) => charts.find(({ name }) => name === chart)?.title ?? chart
}

/** The frame of every page: the link to the map, and the search. */
export function Frame() {
  const { version } = useIndex()
  return (
    <>
      <header className={css.header}>
        <p className={css.brand}>
          <Link to={MAP}>{texts.title}</Link> <span className={css.version}>{version}</span>{' '}
          <Link to={rulesPath('')}>{texts.rules}</Link>
        </p>
        <Search />
      </header>
      <main className={css.page}>
        <Outlet />
      </main>
    </>
  )
}
