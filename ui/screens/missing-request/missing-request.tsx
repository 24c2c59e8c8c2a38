import { BackToList } from '#ui/primitives/back-to-list.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { PageTitle } from '#ui/primitives/page-title.tsx'

/** An address of a request that does not exist or is somebody else's, which the server does not tell apart; and the way back. */
export function MissingRequest() {
  return (
    <>
      <PageTitle>Requerimento não encontrado</PageTitle>
      <Card>
        <p>Este requerimento não existe ou não é seu. Na lista estão todos os seus requerimentos.</p>
      </Card>
      <BackToList />
    </>
  )
}
