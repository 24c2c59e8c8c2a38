import { Alert } from '#ui/primitives/alert.tsx'
import { BackToList } from '#ui/primitives/back-to-list.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { narrow } from '#ui/primitives/page.css.ts'
import { PageTitle } from '#ui/primitives/page-title.tsx'
import { useContact } from '#ui/shell/contact.ts'
import * as common from '#ui/texts/common.ts'
import * as texts from '#ui/texts/no-password.ts'

/** Help for participants without a password (core 2, /naotemsenha). */
export function NoPassword() {
  const contact = useContact()
  return (
    <div className={narrow}>
      <PageTitle>{texts.title}</PageTitle>
      <Card title={texts.whichTitle}>
        <p>{texts.which}</p>
      </Card>
      <Card title={texts.noneTitle}>
        <p>{texts.none}</p>
        <p>{common.reachedBy(contact)}</p>
        <Alert tone="warning" title={texts.protectTitle}>
          <p>{texts.protect}</p>
        </Alert>
      </Card>
      <BackToList />
    </div>
  )
}
