import { mdiEmailOutline, mdiRefresh } from '@mdi/js'
import { shallowEqual, useSelector } from '@xstate/react'
import { useId } from 'react'
import { numberMask } from '#domain/forms/controls/number.ts'
import { messages } from '#domain/messages.ts'
import { loginPath } from '#domain/navigation/paths.ts'
import { CONFIRMATION_CODE } from '#domain/people/confirmation-code.ts'
import type { VisitorActor } from '#machines/visitor/visitor/index.ts'
import {
  type VisitorConfirmationActor,
  type VisitorConfirmationView,
  visitorConfirmationView,
} from '#machines/visitor/visitor-confirmation/index.ts'
import { ContactLine } from '#ui/parts/contact.tsx'
import { ActionBar } from '#ui/primitives/action-bar.tsx'
import { Alert } from '#ui/primitives/alert.tsx'
import { Button, ButtonLink } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { FieldFrame } from '#ui/primitives/field-frame.tsx'
import { focusAfter } from '#ui/primitives/focus.ts'
import { MaskedInput } from '#ui/primitives/masked-input.tsx'
import { narrow } from '#ui/primitives/page.css.ts'
import { PageTitle } from '#ui/primitives/page-title.tsx'
import { Waiting } from '#ui/primitives/spinner.tsx'
import * as common from '#ui/texts/common.ts'
import * as texts from '#ui/texts/no-password.ts'

import * as css from './no-password.css.ts'
import { TimeLeft, WaitLeft } from './time-left.tsx'

/** Entering the mailed code, or requesting another. */
export function Confirming({ actor, now }: { actor: VisitorActor; now: () => number }) {
  const confirmation = useSelector(actor, (snapshot) => snapshot.children.confirmation)
  return (
    confirmation && (
      <Step actor={confirmation} now={now} onBack={() => actor.send({ type: 'form.reopened' })} />
    )
  )
}

type Props = { actor: VisitorConfirmationActor; view: VisitorConfirmationView; now: () => number }

function Step({ actor, now, onBack }: Pick<Props, 'actor' | 'now'> & { onBack: () => void }) {
  const view = useSelector(actor, visitorConfirmationView, shallowEqual)
  const isTroubled = view.problem !== null || view.serverMessage !== null || view.entry === 'over'
  return (
    <div className={narrow}>
      <PageTitle troubled={isTroubled || (view.entry === 'none' && view.mail !== 'sending')}>
        {view.entry !== 'none'
          ? texts.codeTitle
          : view.mail === 'sending'
            ? texts.sendingTitle
            : texts.notSentTitle}
      </PageTitle>
      <Card>
        {view.entry === 'none' ? (
          <FirstMail actor={actor} view={view} now={now} />
        ) : (
          <Entry actor={actor} view={view} now={now} />
        )}
      </Card>
      {view.entry !== 'none' && (
        <Card title={texts.notArrivedTitle}>
          <p>{texts.notArrived(CONFIRMATION_CODE.perHour)}</p>
          {view.isOnFile && (
            <>
              <p>{texts.noEmail}</p>
              <ContactLine />
            </>
          )}
          <Mail actor={actor} view={view} now={now} />
        </Card>
      )}
      <ActionBar>
        <Button variant="secondary" onClick={onBack}>
          {texts.backToForm}
        </Button>
      </ActionBar>
    </div>
  )
}

/** Before the first code is sent, there is no input. */
function FirstMail({ actor, view, now }: Props) {
  if (view.mail === 'sending') return <Waiting>{texts.sendingCode}</Waiting>
  return <Mail actor={actor} view={view} now={now} />
}

function Entry({ actor, view, now }: Props) {
  const sent = <p>{view.sentTo === '' ? texts.sentToOnFile : texts.sentTo(view.sentTo)}</p>
  if (view.entry === 'over') {
    return (
      <>
        <Alert tone="error">{ENDINGS[view.ending]}</Alert>
        {view.ending === 'maybeDone' && (
          <ActionBar>
            <ButtonLink to={loginPath}>{texts.toLogin}</ButtonLink>
          </ActionBar>
        )}
      </>
    )
  }
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        focusAfter(
          () => actor.send({ type: 'code.submitted' }),
          () => 'codigo',
        )
      }}
    >
      {sent}
      <p>{texts.sameTab}</p>
      {view.serverMessage && <Alert tone="error">{view.serverMessage}</Alert>}
      <FieldFrame id="codigo" label={texts.code} hint={texts.codeHint} required error={view.problem}>
        {(control) => (
          <div className={css.code}>
            <MaskedInput
              {...control}
              mask={numberMask}
              inputMode="numeric"
              name="codigo"
              autoComplete="one-time-code"
              readOnly={view.entry === 'checking'}
              answer={view.code}
              onAnswer={(value) => actor.send({ type: 'code.typed', value })}
            />
          </div>
        )}
      </FieldFrame>
      <p>
        <TimeLeft until={view.expiresAt} now={now} say={texts.codeLeft} />{' '}
        {view.problem === null && <span>{texts.triesLeft(view.triesLeft)}</span>}
      </p>
      <ActionBar>
        <Button type="submit" busy={view.entry === 'checking'}>
          {view.serverMessage === null ? texts.confirm : common.retry}
        </Button>
      </ActionBar>
    </form>
  )
}

const ENDINGS = {
  time: texts.overByTime,
  tries: texts.overByTries,
  maybeDone: texts.overMaybeDone,
  other: texts.overOtherwise,
} as const satisfies Record<VisitorConfirmationView['ending'], string>

/** Requesting a code; there is a pause between codes and a limit. */
function Mail({ actor, view, now }: Props) {
  const waitId = useId()
  const isFirst = view.entry === 'none'
  const words = isFirst ? texts.sendFirst : texts.sendAgain
  if (view.mail === 'notSent') {
    return (
      <>
        <Alert tone="error">{messages.codeNotSent}</Alert>
        <ActionBar>
          <Button icon={mdiRefresh} onClick={() => actor.send({ type: 'sending.retried' })}>
            {common.retry}
          </Button>
        </ActionBar>
      </>
    )
  }
  const isPutOff = view.mail === 'limited' || view.mail === 'pausing'
  return (
    <>
      <div role="status">{view.isResent && view.mail === 'pausing' && <p>{messages.codeResent}</p>}</div>
      {view.mail === 'limited' && <Alert tone="error">{view.limit}</Alert>}
      <p id={waitId}>
        {view.mail === 'limited' && (
          <WaitLeft seconds={view.limitSeconds} now={now} say={texts.sendAgainIn} />
        )}
        {view.mail === 'pausing' && <TimeLeft until={view.resendFrom} now={now} say={texts.sendAgainIn} />}
        {view.mail === 'ready' && <span>{texts.sendAgainNow}</span>}
        {view.mail === 'sending' && <span>{texts.sendingAgain}</span>}
      </p>
      <ActionBar>
        <Button
          variant={isFirst || view.entry === 'over' ? 'primary' : 'secondary'}
          icon={mdiEmailOutline}
          aria-describedby={waitId}
          busy={view.mail === 'sending'}
          off={isPutOff}
          onClick={() => actor.send({ type: 'code.requested' })}
        >
          {words}
        </Button>
      </ActionBar>
    </>
  )
}
