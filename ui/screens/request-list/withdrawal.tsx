import { shallowEqual, useSelector } from '@xstate/react'

import {
  type ConsentWithdrawalActor,
  consentWithdrawalView,
} from '#machines/consent/consent-withdrawal/index.ts'
import { Alert } from '#ui/primitives/alert.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog } from '#ui/primitives/dialog.tsx'
import * as texts from '#ui/texts/consent-withdrawal.ts'
import * as css from './request-list.css.ts'

/** Says before the withdrawal of the consent what it stops (P-511). */
export function Withdrawal({ actor }: { actor: ConsentWithdrawalActor }) {
  const { isAsked, isBusy, alert } = useSelector(actor, consentWithdrawalView, shallowEqual)
  const dismiss = () => actor.send({ type: 'withdrawal.dismissed' })
  return (
    <>
      <p className={css.withdrawal}>
        <Button variant="compact" onClick={() => actor.send({ type: 'withdrawal.requested' })}>
          {texts.wanted}
        </Button>
      </p>
      <Dialog
        open={isAsked}
        role="alertdialog"
        title={texts.question}
        description={
          <>
            {texts.consequences.map((consequence) => (
              <p key={consequence}>{consequence}</p>
            ))}
            {alert && <Alert tone="error">{alert}</Alert>}
          </>
        }
        onEscape={dismiss}
        actions={
          <>
            <Button variant="secondary" onClick={dismiss}>
              {texts.dismissed}
            </Button>
            <Button
              variant="danger"
              busy={isBusy}
              onClick={() => actor.send({ type: 'withdrawal.confirmed' })}
            >
              {texts.confirmed}
            </Button>
          </>
        }
      />
    </>
  )
}
