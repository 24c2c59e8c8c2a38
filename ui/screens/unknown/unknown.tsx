import { mdiCompassOffOutline } from '@mdi/js'

import { ActionBar } from '#ui/primitives/action-bar.tsx'
import { ButtonTo } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { narrow } from '#ui/primitives/page.css.ts'
import { PageTitle } from '#ui/primitives/page-title.tsx'

/** An address that leads nowhere says so and shows the way back. */
export function Unknown() {
  return (
    <div className={narrow}>
      <PageTitle>Página não encontrada</PageTitle>
      <Card>
        <Icon path={mdiCompassOffOutline} size="lg" />
        <p>
          O endereço que você abriu não existe neste portal. Ele pode ter sido digitado com um erro ou não ser
          mais usado.
        </p>
        <ActionBar>
          <ButtonTo to="/">Voltar ao início</ButtonTo>
        </ActionBar>
      </Card>
    </div>
  )
}
