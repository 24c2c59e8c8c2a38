import * as css from './icon.css.ts'

/**
 * `path` is one of the paths of @mdi/js. Decorative: the text beside it, or the name of the control, has
 * the meaning.
 */
export function Icon({ path, size = 'md' }: { path: string; size?: keyof typeof css.size }) {
  return (
    <svg viewBox="0 0 24 24" className={css.size[size]} aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  )
}
