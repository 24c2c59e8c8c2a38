import { useState } from 'react'

import { Card } from '#ui/primitives/card.tsx'
import { Expander } from '#ui/primitives/expander.tsx'
import { Fold } from '#ui/primitives/fold.tsx'
import { Pagination } from '#ui/primitives/pagination.tsx'
import { Stepper } from '#ui/primitives/stepper.tsx'
import { Tabs } from '#ui/primitives/tabs.tsx'

import { Specimen } from './specimen.tsx'

const LAST_PAGE = 2

export function Ways() {
  const [page, setPage] = useState(0)
  return (
    <Card title="Caminhos">
      <Specimen name="Stepper" use="Onde se está em um formulário de etapas e o que falta." stacked>
        <Stepper
          steps={[
            { id: 'dados', title: 'Dados', state: 'done', onPick: () => {} },
            {
              id: 'declaracao',
              title: 'Declaração',
              state: 'lacking',
              note: 'falta 1 campo',
              onPick: () => {},
            },
            { id: 'documentos', title: 'Documentos', state: 'current', note: 'faltam 2 documentos' },
            { id: 'fim', title: 'Envio', state: 'ahead' },
          ]}
        />
      </Specimen>
      <Specimen name="Tabs" use="Partes de uma coisa só, das quais se vê uma por vez." stacked>
        <Tabs
          label="Partes"
          tabs={[
            { id: 'resumo', label: 'Resumo', content: <p>O resumo.</p> },
            { id: 'dados', label: 'Dados', content: <p>Os dados.</p> },
          ]}
        />
      </Specimen>
      <Specimen
        name="Expander"
        use="O que nem todos precisam ler; os de um mesmo nome abrem um por vez."
        stacked
      >
        <Expander title="Aposentadoria">
          <p>Peça a sua aposentadoria.</p>
        </Expander>
      </Specimen>
      <Specimen name="Fold" use="Linhas de um cartão de que ninguém precisa agora." stacked>
        <Fold title="14 já conferidos pelo fundo">
          <p>Os documentos.</p>
        </Fold>
      </Specimen>
      <Specimen name="Pagination" use="Mais de dez linhas." stacked>
        <Pagination
          page={page}
          pageSize={10}
          total={23}
          canGoBack={page > 0}
          canGoOn={page < LAST_PAGE}
          onBack={() => setPage(Math.max(page - 1, 0))}
          onForward={() => setPage(Math.min(page + 1, LAST_PAGE))}
        />
      </Specimen>
    </Card>
  )
}
