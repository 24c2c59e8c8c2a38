import { loginMessages } from '#domain/login-messages.ts'
import { isTranslated } from '#ui/parts/is-translated.ts'
import { Button } from '#ui/primitives/button.tsx'
import * as texts from '#ui/texts/session.ts'

import * as css from './broken.css.ts'

/** Shown when even the shell cannot render: it depends on no chart. */
export function Broken({ onOk }: { onOk: () => void }) {
  return (
    <main className={css.page}>
      <h1>{texts.alert}</h1>
      <p role="alert">{loginMessages.fatal}</p>
      {isTranslated() && <p>{texts.translationMayBeCause}</p>}
      <div>
        <Button onClick={onOk}>{texts.ok}</Button>
      </div>
    </main>
  )
}
