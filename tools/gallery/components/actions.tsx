import { mdiArrowRight, mdiPaperclip, mdiPencil } from '@mdi/js'

import { ActionBar } from '#ui/primitives/action-bar.tsx'
import { BackToList } from '#ui/primitives/back-to-list.tsx'
import { Button, ButtonLink } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { CopyButton } from '#ui/primitives/copy-button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { IconButton } from '#ui/primitives/icon-button.tsx'
import { TabLink } from '#ui/primitives/tab-link.tsx'

import * as css from './specimen.css.ts'
import { Specimen } from './specimen.tsx'

const VARIANTS = ['primary', 'secondary', 'quiet', 'compact', 'outlined', 'danger'] as const

export function Actions() {
  return (
    <Card title="Ações">
      <Specimen
        name="Button"
        use="Um só primary por tela, o que leva adiante. danger para o que não se desfaz; compact em linhas de tabela, outlined onde é o que falta fazer na linha."
      >
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant} icon={mdiPencil}>
            {variant}
          </Button>
        ))}
        <Button busy>Gravando</Button>
        <Button disabled>disabled</Button>
        <Button off aria-describedby="por-que">
          off
        </Button>
        <p id="por-que">off: o teclado chega a ele e ouve por que ainda não pode.</p>
        <div className={css.onPrimary}>
          <Button variant="onPrimary">onPrimary</Button>
        </div>
      </Specimen>
      <Specimen name="ButtonLink" use="Quando leva a outro endereço: abre em outra aba como qualquer link.">
        <ButtonLink to="/componentes" icon={mdiArrowRight}>
          Ver
        </ButtonLink>
      </Specimen>
      <Specimen name="TabLink" use="Para um arquivo da própria página: abre em outra aba.">
        <TabLink href="/favicon.svg">Abrir em outra aba</TabLink>
      </Specimen>
      <Specimen name="CopyButton" use="Põe um texto na área de transferência.">
        <CopyButton
          text="2026000027"
          label="Copiar o protocolo 2026000027"
          onCopied={() => {}}
          onRefused={() => {}}
        >
          Copiar
        </CopyButton>
      </Specimen>
      <Specimen name="IconButton" use="Onde não cabem palavras; o nome é dito e aparece ao apontar.">
        <IconButton icon={mdiPaperclip} label="Anexar RG" />
        <IconButton icon={mdiPaperclip} label="Anexar CPF" disabled />
      </Specimen>
      <Specimen name="Icon" use="Acompanha palavras, nunca fala sozinho. Só de @mdi/js.">
        <Icon path={mdiPaperclip} size="sm" />
        <Icon path={mdiPaperclip} />
        <Icon path={mdiPaperclip} size="lg" />
      </Specimen>
      <Specimen
        name="ActionBar"
        use="Os botões de uma tela, o principal por último; no telefone, em cima."
        stacked
      >
        <ActionBar>
          <Button variant="secondary">Voltar</Button>
          <Button>Próximo</Button>
        </ActionBar>
      </Specimen>
      <Specimen name="BackToList" use="No pé de uma página de que só se volta." stacked>
        <BackToList />
      </Specimen>
    </Card>
  )
}
