import { mdiEmailOutline } from '@mdi/js'

import { loginPath } from '#domain/navigation/paths.ts'
import type { VisitorActor, VisitorView } from '#machines/visitor/visitor/index.ts'
import { ContactLine } from '#ui/parts/contact.tsx'
import { ActionBar } from '#ui/primitives/action-bar.tsx'
import { Button, ButtonLink } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { narrow } from '#ui/primitives/page.css.ts'
import { PageTitle } from '#ui/primitives/page-title.tsx'
import * as texts from '#ui/texts/no-password.ts'

type Props = { actor: VisitorActor; view: VisitorView }

/** For people on the fund's record: what they log in with, and the way to a code for a password (P-500). */
export function Guidance({ actor, view: { screen, areaAddress } }: Props) {
  const hasPassword = screen === 'withPassword'
  return (
    <div className={narrow}>
      <PageTitle>{hasPassword ? texts.hasPasswordTitle : texts.lacksPasswordTitle}</PageTitle>
      <Card>
        <p>{hasPassword ? texts.hasPassword : texts.lacksPassword}</p>
        {hasPassword && <p>{texts.hasPasswordForgotten}</p>}
        <ActionBar>
          <Button
            variant={hasPassword ? 'secondary' : 'primary'}
            icon={mdiEmailOutline}
            onClick={() => actor.send({ type: 'code.wanted' })}
          >
            {texts.receiveCode}
          </Button>
        </ActionBar>
        <p>{texts.noEmail}</p>
        <ContactLine />
        {areaAddress !== '' && (
          <p>
            <a href={areaAddress}>{texts.toArea}</a>
          </p>
        )}
      </Card>
      <ActionBar>
        <Button variant="secondary" onClick={() => actor.send({ type: 'cpf.changed' })}>
          {texts.otherCpf}
        </Button>
        <ButtonLink variant={hasPassword ? 'primary' : 'secondary'} to={loginPath}>
          {texts.toLogin}
        </ButtonLink>
      </ActionBar>
    </div>
  )
}
