import { mdiDownload, mdiMagnifyMinusOutline, mdiMagnifyPlusOutline, mdiOpenInNew } from '@mdi/js'
import { shallowEqual, useSelector } from '@xstate/react'

import {
  type DocumentReaderActor,
  type DocumentReaderView,
  documentReaderView,
} from '#machines/documents/document-reader/index.ts'
import { Alert } from '#ui/primitives/alert.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog } from '#ui/primitives/dialog.tsx'
import { Waiting } from '#ui/primitives/spinner.tsx'
import { TabLink } from '#ui/primitives/tab-link.tsx'
import * as common from '#ui/texts/common.ts'
import * as texts from '#ui/texts/document-reader.ts'

import * as css from './document-viewer.css.ts'

type Props = { actor: DocumentReaderActor }
type DrawnProps = Props & { view: DocumentReaderView }

/** Shows a stored document over the current screen (D-77). */
export function DocumentViewer({ actor }: Props) {
  const view = useSelector(actor, documentReaderView, shallowEqual)
  return (
    <Dialog
      open={view.shown !== 'nothing'}
      whole={['waiting', 'image', 'pdf'].includes(view.shown)}
      role="dialog"
      title={view.fileName}
      description={
        <>
          <p>{view.typeName}</p>
          {view.shown === 'other' && <p>{texts.notShownHere}</p>}
          {view.shown === 'tab' && <p>{texts.firstPageAlone}</p>}
        </>
      }
      onEscape={() => actor.send({ type: 'viewer.closed' })}
      actions={<Actions actor={actor} view={view} />}
    >
      {view.shown !== 'failure' && view.problem && <Alert tone="error">{view.problem}</Alert>}
      {view.shown !== 'other' && <Content actor={actor} view={view} />}
    </Dialog>
  )
}

function Content({ actor, view }: DrawnProps) {
  switch (view.shown) {
    case 'waiting':
      return <Waiting>{texts.opening}</Waiting>
    case 'image':
      return <Picture actor={actor} view={view} />
    case 'pdf':
      // By default the viewer of Chrome opens its list of pages too.
      return <iframe src={`${view.url}#navpanes=0`} title={view.fileName} className={css.frame} />
    case 'tab':
      return (
        <TabLink href={view.url} icon={mdiOpenInNew}>
          {texts.openInTab}
        </TabLink>
      )
    case 'damaged':
      return <Alert tone="error">{texts.damagedPicture}</Alert>
    case 'failure':
      return view.isInScan ? (
        <div role="status">
          <Alert tone="info">{view.problem}</Alert>
        </div>
      ) : (
        <Alert tone="error">{view.problem}</Alert>
      )
    case 'other':
    case 'nothing':
      return null
  }
}

function Picture({ actor, view: { url, fileName, isEnlarged } }: DrawnProps) {
  return (
    <div className={css.picture}>
      <div className={css.tools}>
        <Button
          variant="compact"
          icon={isEnlarged ? mdiMagnifyMinusOutline : mdiMagnifyPlusOutline}
          onClick={() => actor.send({ type: 'size.toggled' })}
        >
          {isEnlarged ? texts.fit : texts.enlarge}
        </Button>
      </div>
      {/* Focusable, so that the arrow keys scroll it. */}
      <section className={css.stage} aria-label={texts.picture} {...(isEnlarged && { tabIndex: 0 })}>
        <img
          src={url}
          alt={fileName}
          className={isEnlarged ? css.enlarged : css.fitted}
          onError={() => actor.send({ type: 'picture.failed' })}
        />
      </section>
    </div>
  )
}

function Actions({ actor, view: { canSave, canRetry } }: DrawnProps) {
  return (
    <>
      <Button
        variant={canSave || canRetry ? 'secondary' : 'primary'}
        onClick={() => actor.send({ type: 'viewer.closed' })}
      >
        {common.close}
      </Button>
      {canRetry && <Button onClick={() => actor.send({ type: 'retry.chosen' })}>{common.retry}</Button>}
      {canSave && (
        <Button icon={mdiDownload} onClick={() => actor.send({ type: 'save.chosen' })}>
          {common.download}
        </Button>
      )}
    </>
  )
}
