import { mdiAlertCircle, mdiCheckCircle, mdiClose } from '@mdi/js'

import * as texts from '#ui/texts/primitives.ts'

import { coverWindow } from './focus-in-viewport.ts'
import { Icon } from './icon.tsx'
import * as css from './snackbar.css.ts'
import { visuallyHidden } from './visually-hidden.css.ts'

type Tone = keyof typeof css.tone

type Props = {
  /** When hidden, the text stays available to screen readers. */
  visible: boolean
  text: string | null
  /** A neutral line below it; null without one. */
  aside: string | null
  tone: Tone
  onClose: () => void
  /** Called on pointer movement or focus: the notice must stay while it is read (D-60). */
  onHold: () => void
  onRelease: () => void
}

/**
 * Both live regions are always in the page: one that is inserted together with its text is often not
 * announced. `aria-live` repeats the role, because an open dialog hides the page from screen readers except
 * elements with this attribute.
 */
export function Snackbar({ visible, text, aside, tone, onClose, onHold, onRelease }: Props) {
  const attention = {
    // Not on `pointerenter`: the notice may appear under a resting pointer.
    onPointerMove: onHold,
    onPointerLeave: onRelease,
    onFocus: onHold,
    onBlur: onRelease,
  }
  const bar = text !== null && <Bar {...{ visible, text, aside, tone, onClose }} />
  return (
    <div className={css.region} ref={visible ? coverWindow : undefined}>
      <div role="status" aria-live="polite" {...attention}>
        {tone === 'success' && bar}
      </div>
      <div role="alert" aria-live="assertive" {...attention}>
        {tone === 'error' && bar}
      </div>
    </div>
  )
}

function Bar({
  visible,
  text,
  aside,
  tone,
  onClose,
}: Pick<Props, 'visible' | 'aside' | 'tone' | 'onClose'> & { text: string }) {
  return (
    <div className={visible ? css.tone[tone] : visuallyHidden}>
      <Icon path={tone === 'success' ? mdiCheckCircle : mdiAlertCircle} />
      <div>
        <p>{text}</p>
        {aside !== null && <p>{aside}</p>}
      </div>
      {visible && (
        <button type="button" className={css.close} aria-label={texts.closeNotice} onClick={onClose}>
          <Icon path={mdiClose} />
        </button>
      )}
    </div>
  )
}
