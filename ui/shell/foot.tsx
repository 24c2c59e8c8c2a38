import { accessibilityPath } from '#domain/navigation/paths.ts'
import { ContactLine } from '#ui/parts/contact.tsx'
import { Link } from '#ui/primitives/link.tsx'
import * as common from '#ui/texts/common.ts'
import * as css from './foot.css.ts'

/** The foot of every page: the name of the fund, its contact, and the statement of accessibility. */
export function Foot({ id }: { id: string }) {
  return (
    <footer id={id} tabIndex={-1} className={css.foot}>
      <p>{common.fund}</p>
      <ContactLine className={css.contact} />
      <Link to={accessibilityPath} className={css.link}>
        {common.accessibility}
      </Link>
    </footer>
  )
}
