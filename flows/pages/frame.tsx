import { Outlet, useRouteLoaderData } from 'react-router-dom'

import { Link } from '#ui/primitives/link.tsx'

import type { FlowIndex } from '../site.ts'
import { MAP } from './paths.ts'
import * as css from './pages.css.ts'
import { Search } from './search.tsx'
import * as texts from './texts.ts'

export function useIndex(): FlowIndex {
  return useRouteLoaderData('index') as FlowIndex
}

/** What every page has: the way to the map, and the search. */
export function Frame() {
  const { version } = useIndex()
  return (
    <>
      <header className={css.header}>
        <p className={css.brand}>
          <Link to={MAP}>{texts.title}</Link> <small>{version}</small>
        </p>
        <Search />
      </header>
      <main className={css.page}>
        <Outlet />
      </main>
    </>
  )
}
