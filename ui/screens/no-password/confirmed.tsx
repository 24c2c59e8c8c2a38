import { loginPath } from '#domain/navigation/paths.ts'
import type { VisitorView } from '#machines/visitor/visitor/index.ts'
import { ActionBar } from '#ui/primitives/action-bar.tsx'
import { Alert } from '#ui/primitives/alert.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'
import { narrow } from '#ui/primitives/page.css.ts'
import { PageTitle } from '#ui/primitives/page-title.tsx'
import * as texts from '#ui/texts/no-password.ts'

/** The code was correct: the participant can log in. */
export function Confirmed({ purpose }: Pick<VisitorView, 'purpose'>) {
  return (
    <div className={narrow}>
      <PageTitle>{texts.confirmedTitle}</PageTitle>
      <Alert tone="success">
        <p>{purpose === 'registration' ? texts.confirmedRegistration : texts.confirmedPassword}</p>
      </Alert>
      <ActionBar>
        <ButtonLink variant="primary" to={loginPath}>
          {texts.toLogin}
        </ButtonLink>
      </ActionBar>
    </div>
  )
}
