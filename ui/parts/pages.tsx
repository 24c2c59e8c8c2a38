import { mdiArrowDown, mdiArrowUp } from '@mdi/js'
import type { MouseEvent } from 'react'

import type { HeldFile } from '#domain/documents/held-file.ts'
import type { LocalFileActor } from '#machines/documents/local-file/index.ts'
import { Button } from '#ui/primitives/button.tsx'
import { IconButton } from '#ui/primitives/icon-button.tsx'
import * as texts from '#ui/texts/local-file.ts'

import { FileName } from './file-name.tsx'
import { fileSizeText } from './file-size.ts'
import * as css from './pages.css.ts'
import { press } from './press.ts'
import { Thumbnail } from './thumbnail.tsx'

type Props = { actor: LocalFileActor; pages: readonly HeldFile[] }

/** The pages of the document: what each shows, and its place among them. */
export function Pages({ actor, pages }: Props) {
  return (
    <ol className={css.pages} aria-label={texts.pages}>
      {pages.map((file, at) => {
        const number = at + 1
        const move = (by: 1 | -1) => (event: MouseEvent<HTMLElement>) =>
          press(event, event.currentTarget.id, () => actor.send({ type: 'page.moved', id: file.id, by }))
        return (
          <li key={file.id} className={css.page}>
            <Thumbnail name={file.name} file={file} size="page" />
            <div className={css.words}>
              <p>
                <strong>{texts.page(number)}</strong>{' '}
                <FileName>{texts.pickedFile(file.name, fileSizeText(file.size))}</FileName>
              </p>
              <div className={css.controls}>
                {pages.length > 1 && (
                  <>
                    <IconButton
                      id={`${file.id}-up`}
                      icon={mdiArrowUp}
                      label={texts.moveUp(number)}
                      aria-disabled={at === 0}
                      onClick={move(-1)}
                    />
                    <IconButton
                      id={`${file.id}-down`}
                      icon={mdiArrowDown}
                      label={texts.moveDown(number)}
                      aria-disabled={number === pages.length}
                      onClick={move(1)}
                    />
                  </>
                )}
                <Button
                  variant="compact"
                  aria-label={texts.removeName(number)}
                  onClick={(event) =>
                    press(event, 'arquivo', () => actor.send({ type: 'page.removed', id: file.id }))
                  }
                >
                  {texts.remove}
                </Button>
              </div>
            </div>
          </li>
        )
      })}
    </ol>
  )
}
