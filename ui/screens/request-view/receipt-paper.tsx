import { formatCpf } from '#domain/people/cpf.ts'
import type { Receipt } from '#domain/requests/receipt.ts'
import { DescriptionList } from '#ui/primitives/description-list.tsx'

import { receiptFacts } from './receipt-facts.ts'
import * as css from './receipt-paper.css.ts'

/** The receipt on its sheet of paper; the screen does not show it. */
export function ReceiptPaper({ receipt }: { receipt: Receipt }) {
  return (
    <section className={css.paper} aria-label="Comprovante de envio">
      <header className={css.head}>
        <p>Fundação Horizonte</p>
        <h2 className={css.title}>Comprovante de envio de requerimento</h2>
      </header>
      <DescriptionList
        items={[
          ...receiptFacts(receipt),
          { term: 'Participante', value: receipt.name },
          { term: 'CPF', value: formatCpf(receipt.cpf) },
          { term: 'Situação', value: receipt.statusName },
        ]}
      />
      <Documents groups={receipt.groups} />
      <p className={css.foot}>
        Guarde este comprovante. Com o número do protocolo você acompanha o requerimento no portal e fala com
        o atendimento do fundo.
      </p>
    </section>
  )
}

function Documents({ groups }: Pick<Receipt, 'groups'>) {
  return (
    <div>
      <h3 className={css.subtitle}>Documentos enviados</h3>
      {groups.length === 0 && <p>Nenhum documento foi anexado.</p>}
      <div className={css.groups}>
        {groups.map(({ whose, documents }) => (
          <div key={whose} className={css.group}>
            <h4 className={css.whose}>{whose}</h4>
            <ul>
              {documents.map(({ id, typeName, fileName }) => (
                <li key={id} className={css.document}>
                  {typeName}: {fileName}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  )
}
