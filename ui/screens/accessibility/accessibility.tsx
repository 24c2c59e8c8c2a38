import { BackToList } from '#ui/primitives/back-to-list.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { narrow } from '#ui/primitives/page.css.ts'
import { PageTitle } from '#ui/primitives/page-title.tsx'

import * as css from './accessibility.css.ts'

/** The statement of accessibility, for everybody, with or without a session. */
export function Accessibility() {
  return (
    <div className={narrow}>
      <PageTitle lead="Este portal é para todas as pessoas que participam do fundo, do jeito que cada uma usa a internet.">
        Acessibilidade
      </PageTitle>
      <Card title="O que foi feito">
        <p>
          Seguimos as diretrizes WCAG 2.2 (nível AA), o Modelo de Acessibilidade em Governo Eletrônico (eMAG
          3.1) e a norma ABNT NBR 17225.
        </p>
        <ul className={css.list}>
          <li>Tudo pode ser feito só com o teclado, e sempre se vê onde se está.</li>
          <li>
            Leitores de tela anunciam cada tela, cada aviso e cada erro, e levam ao campo que precisa de
            correção.
          </li>
          <li>O texto cresce até quatro vezes sem que nada se sobreponha ou saia da tela.</li>
          <li>
            As cores têm contraste, e nada é dito só por elas. As cores que você escolheu são respeitadas.
          </li>
          <li>
            As letras são da fonte Atkinson Hyperlegible, do Braille Institute, feita para quem enxerga pouco.
          </li>
          <li>Antes do fim da sessão você é avisado e pode continuar conectado.</li>
        </ul>
      </Card>
      <Card title="Atalhos do teclado">
        <p>
          Com Alt (no Firefox, Alt e Shift; no Mac, Control e Option) e um número: <strong>1</strong> leva ao
          conteúdo, <strong>2</strong> ao menu, <strong>3</strong> à busca, onde houver, e <strong>4</strong>{' '}
          ao rodapé.
        </p>
      </Card>
      <Card title="O que ainda não está bom">
        <ul className={css.list}>
          <li>Os documentos que você anexa são mostrados como foram enviados: fotos não têm descrição.</li>
          <li>O portal não tem tradução para Libras.</li>
        </ul>
      </Card>
      <Card title="Encontrou uma barreira?">
        <p>
          Fale com o atendimento do fundo, pelos mesmos telefones, e-mail e endereço que estão no seu extrato,
          e diga em que tela foi e o que aconteceu. Se preferir, o atendimento preenche o requerimento com
          você.
        </p>
      </Card>
      <BackToList />
    </div>
  )
}
