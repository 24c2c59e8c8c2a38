import * as texts from '#ui/texts/shell.ts'

import * as css from './logo.css.ts'

export function Logo() {
  return (
    <p className={css.logo}>
      <svg viewBox="0 0 48 48" className={css.mark} aria-hidden="true" focusable="false">
        <circle cx="24" cy="24" r="22" className={css.ring} />
        <path d="M14 26.5a10 10 0 0 1 20 0z" className={css.sun} />
        <path d="M24 9v3.5M12.7 13.7l2.4 2.4M35.3 13.7l-2.4 2.4" className={css.water} />
        <path d="M7.5 26.5h33M13 32h22M17.5 37h13" className={css.water} />
      </svg>
      <span className={css.name}>
        <span className={css.small}>{texts.logoFirstLine}</span>{' '}
        <span className={css.large}>{texts.logoName}</span>
      </span>
    </p>
  )
}
