import type { Receipt } from '#domain/documents/receipt.ts'
import { formatCpf } from '#domain/people/cpf.ts'
import { SummaryList } from '#ui/primitives/summary-list.tsx'
import * as common from '#ui/texts/common.ts'
import { fileOf } from '#ui/texts/documents.ts'
import * as texts from '#ui/texts/receipt.ts'

import { receiptFacts } from './receipt-facts.ts'
import * as css from './receipt-paper.css.ts'

/** The receipt for printing; hidden on the screen. */
export function ReceiptPaper({ receipt }: { receipt: Receipt }) {
  return (
    <section className={css.paper} aria-label={texts.paperLabel}>
      <header className={css.head}>
        <p>{common.fund}</p>
        <h2 className={css.title}>{texts.paperTitle}</h2>
      </header>
      <SummaryList
        items={[
          ...receiptFacts(receipt),
          { label: common.participant, value: receipt.name },
          { label: common.cpf, value: formatCpf(receipt.cpf) },
          { label: common.status, value: receipt.statusName },
        ]}
      />
      <Documents groups={receipt.groups} />
      <p className={css.foot}>{texts.keepIt}</p>
    </section>
  )
}

const MANY = 20

function Documents({ groups }: Pick<Receipt, 'groups'>) {
  const count = groups.reduce((sum, { documents }) => sum + documents.length, 0)
  return (
    <div>
      <h3 className={css.subtitle}>{texts.documents}</h3>
      {groups.length === 0 && <p>{texts.noDocuments}</p>}
      <div className={css.groups[count < MANY ? 'few' : 'many']}>
        {groups.map(({ whose, documents }) => (
          <div key={whose} className={css.group}>
            <h4 className={css.whose}>{whose}</h4>
            <ul>
              {documents.map(({ id, typeName, fileName }) => (
                <li key={id} className={css.document}>
                  {fileOf(typeName, fileName)}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  )
}
