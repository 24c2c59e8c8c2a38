import { mdiLoginVariant } from '@mdi/js'
import { shallowEqual, useSelector } from '@xstate/react'

import { noPasswordPath } from '#domain/navigation/paths.ts'
import { type SessionActor, sessionView } from '#machines/session/index.ts'
import { focusAfter } from '#ui/forms/focus.ts'
import { cpfMask } from '#ui/forms/masks/cpf.ts'
import { MaskedInput } from '#ui/forms/masks/masked-input.tsx'
import { Alert } from '#ui/primitives/alert.tsx'
import { Button, ButtonTo } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { FieldFrame } from '#ui/primitives/field-frame.tsx'
import { PageTitle } from '#ui/primitives/page-title.tsx'
import { PasswordInput } from '#ui/primitives/password-input.tsx'
import { visuallyHidden } from '#ui/primitives/visually-hidden.css.ts'
import * as common from '#ui/texts/common.ts'
import * as texts from '#ui/texts/login.ts'

import * as css from './login.css.ts'

export function Login({ actor }: { actor: SessionActor }) {
  const view = useSelector(actor, sessionView, shallowEqual)
  return (
    <div className={css.page}>
      <PageTitle
        lead={texts.lead}
        troubled={(view.alert ?? view.cpfProblem ?? view.passwordProblem) !== null}
      >
        {texts.title}
      </PageTitle>
      <Card>
        <form
          className={css.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            focusAfter(
              () => actor.send({ type: 'login.submitted' }),
              () => firstMissing(actor),
            )
          }}
        >
          {view.alert && <Alert tone="error">{view.alert}</Alert>}
          <div role="status" className={css.news}>
            {view.news && <Alert tone="info">{view.news}</Alert>}
          </div>
          {(view.cpfProblem || view.passwordProblem) && (
            <p role="alert" className={visuallyHidden}>
              {texts.incomplete}
            </p>
          )}
          <FieldFrame id="cpf" label={common.cpf} error={view.cpfProblem}>
            {(control) => (
              <MaskedInput
                {...control}
                mask={cpfMask}
                inputMode="numeric"
                name="cpf"
                autoComplete="username"
                answer={view.cpf}
                onAnswer={(value) => actor.send({ type: 'cpf.typed', value })}
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
                onChange={(event) => actor.send({ type: 'password.typed', value: event.currentTarget.value })}
              />
            )}
          </FieldFrame>
          <div className={css.actions}>
            <Button type="submit" icon={mdiLoginVariant} busy={view.isBusy}>
              {texts.enter}
            </Button>
            <ButtonTo variant="quiet" to={noPasswordPath}>
              {texts.withoutPassword}
            </ButtonTo>
          </div>
        </form>
      </Card>
    </div>
  )
}

/** The field that the keyboard is led to after Entrar; '' where none is missing. */
function firstMissing(actor: SessionActor): string {
  const { cpfProblem, passwordProblem } = sessionView(actor.getSnapshot())
  if (cpfProblem !== null) return 'cpf'
  return passwordProblem !== null ? 'senha' : ''
}
