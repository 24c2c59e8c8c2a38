import { useState } from 'react'

import { Alert } from '#ui/primitives/alert.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { Dialog } from '#ui/primitives/dialog.tsx'
import { ProgressBar } from '#ui/primitives/progress-bar.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import { Snackbar } from '#ui/primitives/snackbar.tsx'
import { Spinner, Waiting } from '#ui/primitives/spinner.tsx'

import { Specimen } from './specimen.tsx'

type Shown = 'dialog' | 'danger' | 'whole' | 'success' | 'error' | null

export function Notices() {
  const [shown, setShown] = useState<Shown>(null)
  const close = () => setShown(null)
  return (
    <Card title="Avisos e esperas">
      <Specimen name="Alert" use="Fica na página. error interrompe quem ouve; success espera a vez." stacked>
        <Alert tone="info">Recuperamos o que você preencheu.</Alert>
        <Alert tone="success" title="Requerimento enviado." />
        <Alert tone="warning" title="Este navegador não guarda rascunhos.">
          <p>Grave antes de sair desta página.</p>
        </Alert>
        <Alert tone="error">Usuário ou senha inválidos</Alert>
      </Specimen>
      <Specimen
        name="Snackbar"
        use="Diz que algo deu certo ou errado e some; o texto continua para leitores de tela."
      >
        <Button variant="secondary" onClick={() => setShown('success')}>
          Deu certo
        </Button>
        <Button variant="secondary" onClick={() => setShown('error')}>
          Deu errado
        </Button>
        <Snackbar
          visible={shown === 'success' || shown === 'error'}
          tone={shown === 'error' ? 'error' : 'success'}
          text={shown === 'success' || shown === 'error' ? 'Documento gravado com sucesso!' : null}
          aside={null}
          onClose={close}
          onHold={() => {}}
          onRelease={() => {}}
        />
      </Specimen>
      <Specimen name="Dialog" use="Uma pergunta que precisa de resposta antes de seguir.">
        <Button variant="secondary" onClick={() => setShown('dialog')}>
          Perguntar
        </Button>
        <Dialog
          open={shown === 'dialog'}
          role="alertdialog"
          title="Deseja sair do sistema?"
          onEscape={close}
          actions={
            <>
              <Button variant="secondary" onClick={close}>
                Não
              </Button>
              <Button onClick={close}>Sim</Button>
            </>
          }
        />
      </Specimen>
      <Specimen name="Dialog danger" use="O que não pode continuar.">
        <Button variant="secondary" onClick={() => setShown('danger')}>
          Ver
        </Button>
        <Dialog
          open={shown === 'danger'}
          role="alertdialog"
          danger
          title="Alerta"
          description={<p>Ocorreu um problema, o sistema será finalizado.</p>}
          onEscape={close}
          actions={<Button onClick={close}>OK</Button>}
        />
      </Specimen>
      <Specimen name="Dialog whole" use="O que se olha por cima da tela, e não cabe em poucas linhas.">
        <Button variant="secondary" onClick={() => setShown('whole')}>
          Ver
        </Button>
        <Dialog
          open={shown === 'whole'}
          whole
          role="dialog"
          title="rg.jpg"
          description={<p>Documento de identidade</p>}
          onEscape={close}
          actions={<Button onClick={close}>Fechar</Button>}
        >
          <Waiting>Abrindo o documento…</Waiting>
        </Dialog>
      </Specimen>
      <Specimen
        name="Spinner, Waiting"
        use="Dentro de um botão; ou no lugar de algo cuja forma não se conhece."
        stacked
      >
        <Spinner />
        <Waiting>Carregando…</Waiting>
      </Specimen>
      <Specimen name="ProgressBar" use="Quando se sabe quanto falta." stacked>
        <ProgressBar label="Documentos anexados" amount="3 de 7" value={3} max={7} />
      </Specimen>
      <Specimen name="Skeleton" use="No lugar de linhas que estão vindo, com a altura delas." stacked>
        <Skeleton lines={3} label="Carregando" />
      </Specimen>
    </Card>
  )
}
