import { mdiRefresh } from '@mdi/js'

import { ActionBar } from '#ui/primitives/action-bar.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { narrow } from '#ui/primitives/page.css.ts'
import { PageTitle } from '#ui/primitives/page-title.tsx'

/** A part of the portal did not come from its server; loaded anew, the tab is in the same session and place (P-92). */
export function NotLoaded() {
  return (
    <div className={narrow}>
      <PageTitle>Não foi possível carregar a página</PageTitle>
      <Card>
        <p>
          Verifique a sua conexão e tente novamente. Você continua conectado, e o rascunho guardado nesta aba
          continua nela.
        </p>
        <ActionBar>
          <Button icon={mdiRefresh} onClick={() => window.location.reload()}>
            Tentar novamente
          </Button>
        </ActionBar>
      </Card>
    </div>
  )
}
