import { mdiAlertCircle, mdiCheckCircle, mdiClose } from '@mdi/js'

import * as texts from '#ui/texts/primitives.ts'

import { coverWindow } from './focus-in-sight.ts'
import { Icon } from './icon.tsx'
import * as css from './snackbar.css.ts'
import { visuallyHidden } from './visually-hidden.css.ts'

type Tone = keyof typeof css.tone

type Props = {
  /** Once it has gone from sight the text stays where a screen reader can still find it. */
  visible: boolean
  text: string | null
  tone: Tone
  onClose: () => void
  /** The pointer moves on it, or the focus is there: it must not go away while it is being read (D-60). */
  onHold: () => void
  onRelease: () => void
}

/**
 * Both live regions are always in the page: one that is inserted together with its text is often not read. `aria-live`
 * stands beside the role that implies it: of the page behind a dialog, what has it is still heard.
 */
export function Snackbar({ visible, text, tone, onClose, onHold, onRelease }: Props) {
  const attention = {
    // Not on its arrival under a pointer that rests: that one reads something else.
    onPointerMove: onHold,
    onPointerLeave: onRelease,
    onFocus: onHold,
    onBlur: onRelease,
  }
  const bar = text !== null && <Bar {...{ visible, text, tone, onClose }} />
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
  tone,
  onClose,
}: Pick<Props, 'visible' | 'tone' | 'onClose'> & { text: string }) {
  return (
    <div className={visible ? css.tone[tone] : visuallyHidden}>
      <Icon path={tone === 'success' ? mdiCheckCircle : mdiAlertCircle} />
      <p>{text}</p>
      {visible && (
        <button type="button" className={css.close} aria-label={texts.closeNotice} onClick={onClose}>
          <Icon path={mdiClose} />
        </button>
      )}
    </div>
  )
}
