import * as css from '#ui/forms/error-summary.css.ts'
import { focusControl } from '#ui/forms/focus.ts'
import { takeFocus } from '#ui/forms/take-focus.ts'
import { Alert } from '#ui/primitives/alert.tsx'

type Props = { title: string; ofType: string | null; ofFile: string | null }

/** Says that something is wrong and leads to it; it takes the focus when it appears. */
export function Problems({ title, ofType, ofFile }: Props) {
  const links = [
    { id: 'tipo', text: ofType },
    { id: 'arquivo', text: ofFile },
  ].filter(({ text }) => text !== null)
  if (links.length === 0) return null
  return (
    <div tabIndex={-1} ref={takeFocus} className={css.summary}>
      <Alert tone="error" title={title}>
        <ul className={css.links}>
          {links.map(({ id, text }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className={css.link}
                onClick={(event) => {
                  event.preventDefault()
                  focusControl(id)
                }}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  )
}
