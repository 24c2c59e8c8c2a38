import { useLinkTo } from '#ui/primitives/going.ts'
import * as common from '#ui/texts/common.ts'
import * as texts from '#ui/texts/shell.ts'

import * as css from './foot.css.ts'

/** The foot of every page: whose portal it is, and the statement of accessibility. */
export function Foot({ id }: { id: string }) {
  const statement = useLinkTo('/acessibilidade')
  return (
    <footer id={id} tabIndex={-1} className={css.foot}>
      <p>{common.fund}</p>
      <a {...statement} className={css.link}>
        {texts.accessibility}
      </a>
    </footer>
  )
}
