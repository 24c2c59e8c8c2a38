import { page } from '#ui/primitives/page.css.ts'
import { PageTitle } from '#ui/primitives/page-title.tsx'

import { Actions } from './actions.tsx'
import { Fields } from './fields.tsx'
import { Notices } from './notices.tsx'
import { Reading } from './reading.tsx'
import { Tokens } from './tokens.tsx'
import { Ways } from './ways.tsx'

/** Every primitive in its states, and the tokens; at /componentes, in development only. */
export function ComponentsPage() {
  return (
    <div className={page}>
      <PageTitle lead="As partes de que as telas são feitas.">Oficina dos componentes</PageTitle>
      <Tokens />
      <Actions />
      <Fields />
      <Notices />
      <Reading />
      <Ways />
    </div>
  )
}
