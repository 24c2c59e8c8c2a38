import { shallowEqual, useSelector } from '@xstate/react'

import { CONSENT } from '#domain/consent-text.ts'
import { type ConsentActor, type ConsentView, consentView } from '#machines/consent/consent/index.ts'
import { Loading } from '#ui/parts/loading.tsx'
import { ParticipantCard } from '#ui/parts/participant-card.tsx'
import { ActionBar } from '#ui/primitives/action-bar.tsx'
import { Alert } from '#ui/primitives/alert.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { Checkbox } from '#ui/primitives/checkbox.tsx'
import { page, reading } from '#ui/primitives/page.css.ts'
import { PageTitle } from '#ui/primitives/page-title.tsx'
import { Waiting } from '#ui/primitives/spinner.tsx'
import * as common from '#ui/texts/common.ts'
import * as texts from '#ui/texts/consent.ts'

type Props = { actor: ConsentActor }

/** Agreement to share documents. Without it nothing else of the portal can be used (CONSENT-03). */
export function Consent({ actor }: Props) {
  const view = useSelector(actor, consentView, shallowEqual)
  switch (view.screen) {
    case 'checking':
      return <Checking actor={actor} />
    case 'deciding':
      return <Deciding actor={actor} view={view} />
  }
}

function Checking({ actor }: Props) {
  const load = useSelector(actor, (snapshot) => snapshot.children.checkConsent)
  return (
    <Loading titled actor={load}>
      <Waiting>{common.loading}</Waiting>
    </Loading>
  )
}

function Deciding({ actor, view }: Props & { view: ConsentView }) {
  return (
    <div className={page}>
      <PageTitle troubled={(view.alert ?? view.problem) !== null}>{texts.title}</PageTitle>
      <ParticipantCard name={view.name} cpf={view.cpf} />
      <Card title={texts.copiesTitle}>
        {CONSENT.text.map((paragraph) => (
          <p key={paragraph} className={reading}>
            {paragraph}
          </p>
        ))}
        <Checkbox
          id="autorizacao"
          label={CONSENT.label}
          checked={view.isTicked}
          required
          error={view.problem}
          onChange={(agreed) => actor.send({ type: 'consent.toggled', agreed })}
        />
        {view.alert && <Alert tone="error">{view.alert}</Alert>}
        <ActionBar>
          <Button busy={view.isBusy} onClick={() => actor.send({ type: 'consent.saved' })}>
            {common.save}
          </Button>
          {view.mayDecline && (
            <Button
              variant="secondary"
              disabled={view.isBusy}
              onClick={() => actor.send({ type: 'consent.declined' })}
            >
              {common.back}
            </Button>
          )}
        </ActionBar>
      </Card>
    </div>
  )
}
