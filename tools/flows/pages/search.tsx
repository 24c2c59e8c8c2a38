import { useDeferredValue, useEffect, useId, useState } from 'react'
import { useLocation } from 'react-router-dom'

import { Link } from '#ui/primitives/link.tsx'
import { TextInput } from '#ui/primitives/text-input.tsx'

import { readSearch } from './data.ts'
import { entriesWith, type Searchable, searchable } from './entries-with.ts'
import * as css from './pages.css.ts'
import * as texts from './texts.ts'

const MAX_RESULTS = 30

/** Searches the names, helps, messages and requirements of all charts; accents and case do not matter. */
export function Search() {
  const id = useId()
  const [words, setWords] = useState('')
  const [entries, setEntries] = useState<readonly Searchable[] | null>(null)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a result that was opened closes the list
  useEffect(() => setWords(''), [key])
  const wanted = useDeferredValue(words)
  const result = entries === null || wanted.trim() === '' ? null : entriesWith(wanted, entries)
  const found = result?.entries ?? null
  const load = () => void readSearch().then((read) => setEntries(searchable(read)))
  return (
    <search className={css.search}>
      <label htmlFor={id} className={css.searchLabel}>
        {texts.search}
      </label>
      <TextInput
        id={id}
        type="search"
        autoComplete="off"
        placeholder={texts.searchHint}
        value={words}
        onFocus={() => entries === null && load()}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && setWords('')}
      />
      <div className={found === null ? undefined : css.results}>
        <p role="status">
          {found &&
            (found.length > MAX_RESULTS ? texts.more(MAX_RESULTS, found.length) : texts.found(found.length))}
          {result?.isPartial && ` ${texts.partial}`}
        </p>
        {found && (
          <ol>
            {found.slice(0, MAX_RESULTS).map((entry) => (
              <li key={`${entry.path} ${entry.title} ${entry.place}`} className={css.result}>
                <Link to={entry.path}>{entry.title}</Link>
                <span className={css.place}>{entry.place}</span>
              </li>
            ))}
          </ol>
        )}
      </div>
    </search>
  )
}
