import * as css from './button.css.ts'
import { type Looks, Mark } from './button.tsx'
import { Icon } from './icon.tsx'

type TabLinkProps = Omit<Looks, 'iconAt'> & { href: string }

/**
 * A link that looks like a button, to a file of this page, in a new tab. Safari shows such a file only in a
 * tab with an opener.
 */
export function TabLink({ href, variant = 'secondary', icon, children }: TabLinkProps) {
  return (
    // biome-ignore lint/security/noBlankTarget: the URL is a file of this page; without an opener Safari shows nothing.
    <a href={href} target="_blank" rel="opener" className={css.variant[variant]}>
      {icon && (
        <Mark at="start">
          <Icon path={icon} />
        </Mark>
      )}
      {children}
    </a>
  )
}
