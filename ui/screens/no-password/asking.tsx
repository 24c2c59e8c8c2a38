import { mdiMagnify, mdiRefresh } from '@mdi/js'
import { useId } from 'react'
import { cpf } from '#domain/forms/controls/cpf.ts'
import { listPath, newCloudDocumentPath } from '#domain/navigation/paths.ts'
import { type VisitorActor, type VisitorView, visitorView } from '#machines/visitor/visitor/index.ts'
import { ContactLine } from '#ui/parts/contact.tsx'
import { ActionBar } from '#ui/primitives/action-bar.tsx'
import { Alert } from '#ui/primitives/alert.tsx'
import { Button, ButtonTo } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { FieldFrame } from '#ui/primitives/field-frame.tsx'
import { focusAfter } from '#ui/primitives/focus.ts'
import { MaskedInput } from '#ui/primitives/masked-input.tsx'
import { narrow } from '#ui/primitives/page.css.ts'
import { PageTitle } from '#ui/primitives/page-title.tsx'
import * as common from '#ui/texts/common.ts'
import * as texts from '#ui/texts/no-password.ts'

import * as css from './no-password.css.ts'
import { WaitLeft } from './time-left.tsx'

type Props = { actor: VisitorActor; view: VisitorView; now: () => number; isSignedIn: boolean }

/** The CPF lookup, and help for people whom the fund knows. */
export function Asking({ actor, view, now, isSignedIn }: Props) {
  return (
    <div className={narrow}>
      <PageTitle troubled={(view.cpfProblem ?? view.serverMessage) !== null}>{texts.title}</PageTitle>
      <Card title={texts.lookUpTitle}>
        <LookUp actor={actor} view={view} now={now} />
      </Card>
      <Card title={texts.whichTitle}>
        <p>{texts.which}</p>
      </Card>
      <Card title={texts.noneTitle}>
        <p>{texts.none}</p>
        <p>{texts.noEmail}</p>
        <ContactLine />
        <Alert tone="warning" title={texts.protectTitle}>
          <p>{texts.protect}</p>
        </Alert>
      </Card>
      <ActionBar>
        {isSignedIn && (
          <ButtonTo variant="quiet" to={newCloudDocumentPath}>
            {texts.toNewDocument}
          </ButtonTo>
        )}
        <ButtonTo variant="secondary" to={listPath}>
          {isSignedIn ? texts.toRequests : common.back}
        </ButtonTo>
      </ActionBar>
    </div>
  )
}

function LookUp({ actor, view, now }: Omit<Props, 'isSignedIn'>) {
  const waitId = useId()
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        focusAfter(
          () => actor.send({ type: 'cpf.submitted' }),
          () => (visitorView(actor.getSnapshot()).cpfProblem === null ? '' : 'cpf'),
        )
      }}
    >
      <p>{texts.lookUpLead}</p>
      {view.serverMessage && <Alert tone="error">{view.serverMessage}</Alert>}
      {view.limitSeconds !== null && (
        <p id={waitId}>
          <WaitLeft seconds={view.limitSeconds} now={now} say={texts.lookUpAgainIn} />
        </p>
      )}
      <FieldFrame id="cpf" label={common.cpf} required error={view.cpfProblem}>
        {(control) => (
          <MaskedInput
            {...control}
            mask={cpf.mask}
            inputMode="numeric"
            name="cpf"
            autoComplete="username"
            readOnly={view.isLookingUp}
            answer={view.cpf}
            onAnswer={(value) => actor.send({ type: 'cpf.typed', value })}
          />
        )}
      </FieldFrame>
      <ActionBar>
        {view.canRetry ? (
          <Button icon={mdiRefresh} onClick={() => actor.send({ type: 'lookUp.retried' })}>
            {common.retry}
          </Button>
        ) : (
          <Button
            type="submit"
            icon={mdiMagnify}
            busy={view.isLookingUp}
            off={view.limitSeconds !== null}
            {...(view.limitSeconds !== null && { 'aria-describedby': waitId })}
          >
            {texts.lookUp}
          </Button>
        )}
      </ActionBar>
      <p className={css.aside}>{texts.codeInOtherTab}</p>
    </form>
  )
}
