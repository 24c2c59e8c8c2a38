import type { ComponentProps, ReactNode } from 'react'

import * as css from './button.css.ts'
import { Icon } from './icon.tsx'
import { Link, useGo } from './link.tsx'
import { Spinner } from './spinner.tsx'

export type ButtonVariant = keyof typeof css.variant

export type Looks = {
  variant?: ButtonVariant
  icon?: string
  /** At the end if the icon points forwards. */
  iconAt?: 'start' | 'end'
  children: ReactNode
}

type ButtonProps = Looks &
  Omit<ComponentProps<'button'>, 'className' | 'style' | 'children'> & {
    /** Not available yet, for the reason in `aria-describedby`. Unlike `disabled`, it can be focused. */
    off?: boolean
    /** Keeps the focus while the call runs; the chart ignores further clicks. */
    busy?: boolean
  }

/** Its words are an element, which React replaces whatever a translation has made of them (P-739). */
export function Button({
  variant = 'primary',
  icon,
  iconAt = 'start',
  off = false,
  busy = false,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  const mark = busy ? <Spinner /> : icon && <Icon path={icon} />
  const placed = mark && <Mark at={iconAt}>{mark}</Mark>
  return (
    <button
      {...rest}
      type={type}
      className={css.variant[variant]}
      {...(busy && { 'aria-busy': true })}
      {...((busy || off) && { 'aria-disabled': true })}
    >
      {iconAt === 'start' && placed}
      <span>{children}</span>
      {iconAt === 'end' && placed}
    </button>
  )
}

export function Mark({ at, children }: { at: 'start' | 'end'; children: ReactNode }) {
  return (
    <span className={css.mark[at]} aria-hidden="true">
      <span className={css.box}>{children}</span>
    </span>
  )
}

type ButtonLinkProps = Omit<Looks, 'iconAt'> & { to: string } & Pick<
    ComponentProps<'a'>,
    'aria-label' | 'aria-describedby'
  >

export function ButtonLink({ to, variant = 'secondary', icon, children, ...link }: ButtonLinkProps) {
  return (
    <Link {...link} to={to} className={css.variant[variant]}>
      {icon && (
        <Mark at="start">
          <Icon path={icon} />
        </Mark>
      )}
      {children}
    </Link>
  )
}

type ButtonToProps = Looks & { to: string } & Pick<
    ButtonProps,
    'disabled' | 'aria-label' | 'aria-describedby'
  >

/** A button that goes to another screen, where the specification says button. */
export function ButtonTo({ to, ...button }: ButtonToProps) {
  return <Button {...button} onClick={useGo(to)} />
}
