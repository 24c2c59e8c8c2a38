import { Card } from '#ui/primitives/card.tsx'
import { PageTitle } from '#ui/primitives/page-title.tsx'

/** An address of a row that the request does not have, or does not have any more. */
export function DocumentNotAsked({ requestName }: { requestName: string }) {
  return (
    <>
      <PageTitle lead={requestName}>Documento não pedido</PageTitle>
      <Card>
        <p>O requerimento não pede este documento, ou não pede mais: as respostas decidem o que é pedido.</p>
      </Card>
    </>
  )
}
