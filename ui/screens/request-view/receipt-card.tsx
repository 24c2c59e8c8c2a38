import { mdiPrinterOutline } from '@mdi/js'

import type { Receipt } from '#domain/requests/receipt.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { DescriptionList } from '#ui/primitives/description-list.tsx'

import { receiptFacts } from './receipt-facts.ts'

/** The receipt as it is met on the screen: when it was sent, and the way to have it on paper. */
export function ReceiptCard({ receipt, onPrint }: { receipt: Receipt; onPrint: () => void }) {
  return (
    <Card title="Comprovante">
      <DescriptionList items={receiptFacts(receipt).slice(0, 2)} />
      <p>
        O comprovante impresso traz também o tipo, o plano, quem enviou e os documentos. Na janela de
        impressão você pode guardá-lo como PDF.
      </p>
      <div>
        <Button variant="secondary" icon={mdiPrinterOutline} onClick={onPrint}>
          Imprimir comprovante
        </Button>
      </div>
    </Card>
  )
}
