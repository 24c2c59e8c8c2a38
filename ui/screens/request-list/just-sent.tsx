import { mdiCheckCircle } from '@mdi/js'

import { viewPath } from '#domain/navigation/paths.ts'
import { brazilianMoment } from '#domain/people/dates.ts'
import type { RequestListActor, SentNews } from '#machines/requests/request-list/index.ts'
import { deadlineText } from '#ui/parts/deadline.ts'
import { Button, ButtonLink } from '#ui/primitives/button.tsx'
import { CopyButton } from '#ui/primitives/copy-button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import * as common from '#ui/texts/common.ts'
import * as texts from '#ui/texts/request-list.ts'

import * as css from './just-sent.css.ts'

type Props = { actor: RequestListActor; news: SentNews }

/** Shown after Finalizar until dismissed, or until the request changes its status: the protocol of the request and what happens next. */
export function JustSent({ actor, news: { requestId, protocol, sentAt, deadline, email } }: Props) {
  return (
    <section className={css.sheet} aria-labelledby="enviado">
      <h2 id="enviado" className={css.title}>
        <Icon path={mdiCheckCircle} />
        {texts.sent}
      </h2>
      <p className={css.protocol}>
        <span>{common.protocol}</span> <strong className={css.number}>{protocol}</strong>
        <CopyButton
          text={protocol}
          label={texts.copyProtocol}
          onCopied={() => actor.send({ type: 'protocol.copied' })}
          onRefused={() => actor.send({ type: 'protocol.notCopied' })}
        >
          {texts.copy}
        </CopyButton>
      </p>
      {/* Loaded with the list; its line is reserved. */}
      <p className={css.moment}>{sentAt && texts.receivedAt(brazilianMoment(sentAt))}</p>
      <p>{deadline ? deadlineText(deadline) : texts.checkedNext}</p>
      {email && <p>{texts.newsGoTo(email)}</p>}
      <div className={css.ways}>
        <Button variant="quiet" onClick={() => actor.send({ type: 'sent.dismissed' })}>
          {common.close}
        </Button>
        <ButtonLink variant="primary" to={viewPath(requestId)}>
          {texts.seeReceipt}
        </ButtonLink>
      </div>
    </section>
  )
}
