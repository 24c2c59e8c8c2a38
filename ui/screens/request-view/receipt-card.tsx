import { mdiPrinterOutline } from '@mdi/js'

import type { Receipt } from '#domain/documents/receipt.ts'
import { Alert } from '#ui/primitives/alert.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { SummaryList } from '#ui/primitives/summary-list.tsx'
import * as texts from '#ui/texts/receipt.ts'

import { receiptFacts } from './receipt-facts.ts'

type Props = {
  receipt: Receipt
  /** Why printing failed. */
  printProblem: string | null
  onPrint: () => void
}

/** The receipt on the screen: when the request was sent, and a button to print it. */
export function ReceiptCard({ receipt, printProblem, onPrint }: Props) {
  return (
    <Card title={texts.title}>
      <SummaryList items={receiptFacts(receipt).slice(1, 2)} />
      <p>{texts.alsoOnPaper}</p>
      {printProblem && <Alert tone="error">{printProblem}</Alert>}
      <div>
        <Button variant="secondary" icon={mdiPrinterOutline} onClick={onPrint}>
          {texts.print}
        </Button>
      </div>
    </Card>
  )
}
