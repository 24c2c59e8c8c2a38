import type { ComponentProps, ReactNode } from 'react'
import { Link, useNavigate } from 'react-router-dom'

import * as css from './button.css.ts'
import { Icon } from './icon.tsx'
import { Spinner } from './spinner.tsx'

export type ButtonVariant = keyof typeof css.variant

type Looks = { variant?: ButtonVariant; icon?: string; children: ReactNode }

type ButtonProps = Looks &
  Omit<ComponentProps<'button'>, 'className' | 'style' | 'children'> & {
    /** Stays focusable, so that a keyboard does not lose its place while the call runs; the chart ignores the press. */
    busy?: boolean
  }

export function Button({
  variant = 'primary',
  icon,
  busy = false,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={css.variant[variant]}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
    >
      {busy ? <Spinner /> : icon && <Icon path={icon} />}
      {children}
    </button>
  )
}

type ButtonLinkProps = Looks &
  Pick<ComponentProps<typeof Link>, 'to' | 'replace' | 'aria-label' | 'aria-describedby'>

/** Looks like a button, is a link: it leads to an address. */
export function ButtonLink({ variant = 'secondary', icon, children, ...link }: ButtonLinkProps) {
  return (
    <Link {...link} className={css.variant[variant]}>
      {icon && <Icon path={icon} />}
      {children}
    </Link>
  )
}

type ButtonToProps = Looks & { to: string; disabled?: boolean; 'aria-describedby'?: string }

/** A button that goes to another screen, where the specification says button. */
export function ButtonTo({ to, ...button }: ButtonToProps) {
  const navigate = useNavigate()
  return <Button {...button} onClick={() => navigate(to)} />
}
