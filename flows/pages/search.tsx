import { useDeferredValue, useEffect, useId, useState } from 'react'
import { useLocation } from 'react-router-dom'

import { Link } from '#ui/primitives/link.tsx'
import { TextInput } from '#ui/primitives/text-input.tsx'

import type { SearchEntry } from '../site.ts'
import { readSearch } from './data.ts'
import { entriesWith } from './entries-with.ts'
import { flowPath } from './paths.ts'
import * as css from './pages.css.ts'
import * as texts from './texts.ts'

const MOST = 20

/** Searches the names, helps and requirements of all charts; accents and case do not matter. */
export function Search() {
  const id = useId()
  const [words, setWords] = useState('')
  const [entries, setEntries] = useState<readonly SearchEntry[] | null>(null)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a result that was opened closes the list
  useEffect(() => setWords(''), [key])
  const wanted = useDeferredValue(words)
  const found = entries === null || wanted.trim() === '' ? null : entriesWith(wanted, entries)
  return (
    <search className={css.search}>
      <label htmlFor={id}>{texts.search}</label>
      <TextInput
        id={id}
        type="search"
        placeholder={texts.searchHint}
        value={words}
        onFocus={() => entries ?? void readSearch().then(setEntries)}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && setWords('')}
      />
      <p role="status" className={css.count}>
        {found &&
          (found.length > MOST ? texts.more(MOST, found.length) : texts.found(found.length))}
      </p>
      {found && found.length > 0 && (
        <ol className={css.results}>
          {found.slice(0, MOST).map((entry) => (
            <li key={`${entry.chart} ${entry.state}`}>
              <Link to={flowPath(entry.chart, entry.state)}>{entry.title}</Link>
            </li>
          ))}
        </ol>
      )}
    </search>
  )
}
