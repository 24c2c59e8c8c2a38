import { listPath } from '#domain/navigation/paths.ts'
import { ContactLine } from '#ui/parts/contact.tsx'
import { ActionBar } from '#ui/primitives/action-bar.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { useGoBack } from '#ui/primitives/link.tsx'
import { narrow } from '#ui/primitives/page.css.ts'
import { PageTitle } from '#ui/primitives/page-title.tsx'
import * as texts from '#ui/texts/accessibility.ts'
import * as common from '#ui/texts/common.ts'

import * as css from './accessibility.css.ts'

/** The statement of accessibility, available with and without a session, with a link back. */
export function Accessibility() {
  const goBack = useGoBack(listPath)
  return (
    <div className={narrow}>
      <PageTitle lead={texts.lead}>{common.accessibility}</PageTitle>
      <Card title={texts.doneTitle}>
        <p>{texts.standards}</p>
        <List items={texts.done} />
      </Card>
      <Card title={texts.lackingTitle}>
        <List items={texts.lacking} />
      </Card>
      <Card title={texts.shortcutsTitle}>
        <p>{texts.shortcutsLead}</p>
        <List items={texts.shortcuts} />
      </Card>
      <Card title={texts.barrierTitle}>
        <p>{texts.barrier}</p>
        <ContactLine />
        <p>{texts.authorities}</p>
      </Card>
      <Card title={texts.checkedTitle}>
        <p>{texts.checked}</p>
        <p>{texts.statement}</p>
      </Card>
      <ActionBar>
        <Button variant="secondary" onClick={goBack}>
          {common.back}
        </Button>
      </ActionBar>
    </div>
  )
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul className={css.list}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
