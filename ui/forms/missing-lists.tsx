import { mdiRefresh } from '@mdi/js'
import { shallowEqual, useSelector } from '@xstate/react'
import type { FormEditorActor } from '#machines/form/form-editor/index.ts'
import { formOptionsView } from '#machines/form/form-options/index.ts'
import { Alert } from '#ui/primitives/alert.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { handFocus } from '#ui/primitives/hand-focus.ts'
import * as common from '#ui/texts/common.ts'
import * as texts from '#ui/texts/form-fields.ts'

import * as css from './rows.css.ts'

/** The button disappears after a successful reload. */
const toFirstList = handFocus(() => document.querySelector('select'))

/** Reports that the lists of the form could not be loaded, with a button to load them again. */
export function MissingLists({ actor }: { actor: FormEditorActor }) {
  const lists = useSelector(actor, ({ children }) => children.formOptions)
  const view = useSelector(lists, (snapshot) => snapshot && formOptionsView(snapshot), shallowEqual)
  if (!lists || !view?.isMissing) return null
  return (
    <Alert tone="error" title={texts.listsMissing}>
      <p>{texts.listsMissingAdvice}</p>
      <div className={css.start}>
        <Button
          ref={toFirstList}
          variant="secondary"
          icon={mdiRefresh}
          busy={view.isLoading}
          onClick={() => lists.send({ type: 'lists.retried' })}
        >
          {common.retry}
        </Button>
      </div>
    </Alert>
  )
}
