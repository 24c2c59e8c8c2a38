import { useLinkTo } from '#ui/primitives/going.ts'

import * as css from './foot.css.ts'

/** The foot of every page: whose portal it is, and the statement of accessibility. */
export function Foot({ id }: { id: string }) {
  const statement = useLinkTo('/acessibilidade')
  return (
    <footer id={id} tabIndex={-1} className={css.foot}>
      <p>Fundação Horizonte</p>
      <a {...statement} className={css.link}>
        Acessibilidade
      </a>
    </footer>
  )
}
