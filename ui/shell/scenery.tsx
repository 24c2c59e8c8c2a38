import * as css from './scenery.css.ts'

/** The hills at the end of the side panel. Decorative. */
export function Scenery() {
  return (
    <svg viewBox="0 0 320 220" className={css.scenery} aria-hidden="true" focusable="false">
      <circle cx="232" cy="84" r="74" className={css.glow} />
      <circle cx="232" cy="84" r="52" className={css.glow} />
      <circle cx="232" cy="84" r="32" className={css.sun} />
      <path d="M0 76c52-34 96-30 150-2s112 20 170-22v168H0z" className={css.far} />
      <path d="M0 126c64-26 118-14 172 4s100 10 148-18v108H0z" className={css.middle} />
      <path d="M0 168c58 16 120-22 190-14s92 20 130 8v58H0z" className={css.near} />
    </svg>
  )
}
