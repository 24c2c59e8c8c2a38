import { useRef } from 'react'

import type { ParticipantAreaActor } from '#machines/consent/participant-area/index.ts'
import { type RequestListActor, type RequestListView, rowsOf } from '#machines/requests/request-list/index.ts'
import { Button } from '#ui/primitives/button.tsx'
import { FieldFrame } from '#ui/primitives/field-frame.tsx'
import { Pagination } from '#ui/primitives/pagination.tsx'
import { Tabs } from '#ui/primitives/tabs.tsx'
import { TextInput } from '#ui/primitives/text-input.tsx'
import { visuallyHidden } from '#ui/primitives/visually-hidden.css.ts'
import * as texts from '#ui/texts/request-list.ts'

import * as css from './request-list.css.ts'
import { RequestTable } from './request-table.tsx'

type Props = { actor: RequestListActor; area: ParticipantAreaActor; view: RequestListView }

/** The tabs of ongoing and ended requests, with a search by protocol over both. */
export function RequestTabs({ actor, area, view }: Props) {
  const search = useRef<HTMLInputElement>(null)
  const searchFor = (text: string) => actor.send({ type: 'search.typed', text })
  const clear = () => {
    searchFor('')
    // The button disappears with the search text.
    search.current?.focus()
  }
  const panel = {
    content: <Rows actor={actor} area={area} view={view} onClear={clear} />,
    holdsControls: totalOf(view) > 0 || view.search !== '',
  }
  return (
    <>
      {view.hasSearch && (
        <div className={css.search}>
          <FieldFrame id="busca" label={texts.search} hint={texts.searchHint}>
            {(control) => (
              <TextInput
                {...control}
                ref={search}
                type="search"
                accessKey="3"
                autoComplete="off"
                inputMode="search"
                value={view.search}
                onChange={({ target }) => searchFor(target.value)}
              />
            )}
          </FieldFrame>
        </div>
      )}
      {/* Outside of the tabs: a live region must stay in the page. */}
      <p role="status" className={visuallyHidden}>
        {totalOf(view) === 0 && emptyText(view)}
      </p>
      <Tabs
        label={texts.tabs}
        open={view.tab}
        onOpen={(tab) => actor.send({ type: 'tab.chosen', tab })}
        tabs={[
          { id: 'ongoing', label: texts.ongoing(view.ongoing), ...panel },
          { id: 'ended', label: texts.ended(view.ended), ...panel },
        ]}
      />
    </>
  )
}

function Rows({ actor, area, view, onClear }: Props & { onClear: () => void }) {
  const total = totalOf(view)
  return (
    <>
      <RequestTable rows={rowsOf(view)} area={area} empty={emptyText(view)} />
      {total === 0 && view.search !== '' && (
        <div className={css.nothing}>
          <Button variant="secondary" onClick={onClear}>
            {texts.clearSearch}
          </Button>
        </div>
      )}
      {total > 0 && (
        <Pagination
          page={view.page}
          pageSize={view.pageSize}
          total={total}
          canGoBack={view.canGoBack}
          canGoOn={view.canGoNext}
          onBack={() => actor.send({ type: 'previousPage.chosen' })}
          onForward={() => actor.send({ type: 'nextPage.chosen' })}
        />
      )}
    </>
  )
}

const totalOf = ({ tab, ongoing, ended }: RequestListView) => (tab === 'ongoing' ? ongoing : ended)

const EMPTY_TEXTS = {
  ongoing: { none: texts.noneOngoing, notFound: texts.ongoingNotFound, found: texts.foundEnded },
  ended: { none: texts.noneEnded, notFound: texts.endedNotFound, found: texts.foundOngoing },
} as const

/** The text of an empty list, with a hint to the other tab. */
function emptyText({ tab, search, ongoing, ended }: RequestListView): string {
  const { none, notFound, found } = EMPTY_TEXTS[tab]
  const elsewhere = tab === 'ongoing' ? ended : ongoing
  const here = search === '' ? none : notFound(search)
  return elsewhere === 0 ? here : `${here} ${found(elsewhere)}`
}
