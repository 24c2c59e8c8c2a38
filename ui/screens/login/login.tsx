import { shallowEqual, useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import { cpf } from '#domain/forms/controls/cpf.ts'
import { noPasswordPath } from '#domain/navigation/paths.ts'
import { idleLogin, type LoginActor, type LoginView, loginView } from '#machines/app/login/index.ts'
import { Alert } from '#ui/primitives/alert.tsx'
import { Button, ButtonTo } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { FieldFrame } from '#ui/primitives/field-frame.tsx'
import { focusAfter } from '#ui/primitives/focus.ts'
import { MaskedInput } from '#ui/primitives/masked-input.tsx'
import { PageTitle } from '#ui/primitives/page-title.tsx'
import { PasswordInput } from '#ui/primitives/password-input.tsx'
import { TextInput } from '#ui/primitives/text-input.tsx'
import { visuallyHidden } from '#ui/primitives/visually-hidden.css.ts'
import * as common from '#ui/texts/common.ts'
import * as texts from '#ui/texts/login.ts'
import { answersKept } from '#ui/texts/session.ts'

import * as css from './login.css.ts'

type Props = {
  /** Undefined while no login is possible, for example behind the dialog for an ended session. */
  actor: LoginActor | undefined
  /** The last session expired, and the tab still has its unsaved answers. */
  keepsAnswers: boolean
}

/* The code is asked for after Entrar. */
const focus = (input: HTMLInputElement | null) => input?.focus()

export function Login({ actor, keepsAnswers }: Props) {
  const view = useSelector(actor, viewOf, shallowEqual)
  const news = view.news ?? (keepsAnswers && answersKept)
  return (
    <div className={css.page}>
      <PageTitle
        lead={texts.lead}
        troubled={(view.alert ?? view.cpfProblem ?? view.passwordProblem ?? view.appCodeProblem) !== null}
      >
        {texts.title}
      </PageTitle>
      <Card>
        <form
          className={css.form}
          // Before the scripts arrive, Entrar must not put the password into a URL.
          method="dialog"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            focusAfter(
              () => actor?.send({ type: 'login.submitted' }),
              () => firstMissing(actor),
            )
          }}
        >
          {view.alert && (
            <Alert tone="error">
              <p>{view.alert}</p>
              {view.isWrong && <p>{texts.checkBoth}</p>}
            </Alert>
          )}
          <div role="status" className={css.news}>
            {news && <Alert tone="info">{news}</Alert>}
          </div>
          {(view.cpfProblem || view.passwordProblem || view.appCodeProblem) && (
            <p role="alert" className={visuallyHidden}>
              {view.appCode === null ? texts.incomplete : texts.incompleteWithCode}
            </p>
          )}
          <FieldFrame id="cpf" label={common.cpf} error={view.cpfProblem}>
            {(control) => (
              <MaskedInput
                {...control}
                mask={cpf.mask}
                inputMode="numeric"
                name="cpf"
                autoComplete="username"
                answer={view.cpf}
                onAnswer={(value) => actor?.send({ type: 'cpf.typed', value })}
              />
            )}
          </FieldFrame>
          <FieldFrame id="senha" label={common.password} error={view.passwordProblem}>
            {(control) => (
              <PasswordInput
                {...control}
                name="senha"
                autoComplete="current-password"
                value={view.password}
                onChange={(event) =>
                  actor?.send({ type: 'password.typed', value: event.currentTarget.value })
                }
              />
            )}
          </FieldFrame>
          {view.appCode !== null && (
            <FieldFrame id="codigo" label={texts.appCode} error={view.appCodeProblem}>
              {(control) => (
                <TextInput
                  {...control}
                  ref={focus}
                  inputMode="numeric"
                  name="codigo"
                  autoComplete="one-time-code"
                  maxLength={7}
                  value={view.appCode ?? ''}
                  onChange={(event) =>
                    actor?.send({ type: 'appCode.typed', value: event.currentTarget.value })
                  }
                />
              )}
            </FieldFrame>
          )}
          <div className={css.actions}>
            <Button type="submit" busy={view.isBusy}>
              {texts.enter}
            </Button>
            <ButtonTo variant="quiet" to={noPasswordPath}>
              {texts.withoutPassword}
            </ButtonTo>
            <p>{texts.forgotten}</p>
          </div>
        </form>
      </Card>
    </div>
  )
}

const viewOf = (snapshot: SnapshotFrom<LoginActor> | undefined): LoginView =>
  snapshot === undefined ? idleLogin : loginView(snapshot)

/** The field to focus after Entrar; '' if none is empty. */
function firstMissing(actor: LoginActor | undefined): string {
  const { cpfProblem, passwordProblem, appCodeProblem } = viewOf(actor?.getSnapshot())
  if (cpfProblem !== null) return 'cpf'
  if (passwordProblem !== null) return 'senha'
  return appCodeProblem !== null ? 'codigo' : ''
}
