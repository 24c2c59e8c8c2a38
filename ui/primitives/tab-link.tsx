import * as css from './button.css.ts'
import { type Looks, Mark } from './button.tsx'
import { Icon } from './icon.tsx'

type TabLinkProps = Omit<Looks, 'iconAt'> & { href: string }

/** Looks like a button, is a link: to a file that the page holds, in a tab of its own: Safari gives it to a tab that knows its opener. */
export function TabLink({ href, variant = 'secondary', icon, children }: TabLinkProps) {
  return (
    // biome-ignore lint/security/noBlankTarget: the file is the page's own, and without an opener Safari shows nothing.
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
