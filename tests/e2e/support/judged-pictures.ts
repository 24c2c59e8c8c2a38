import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Page } from '@playwright/test'

import { inPackages, inProject } from '../../../tools/cli/lib/project.mjs'

declare global {
  interface Window {
    /** Whether this markup was judged before without a finding, with the same rules and styles. */
    readonly isFaultless: (markup: string) => Promise<boolean>
    readonly keepFaultless: (markup: string) => Promise<void>
  }
}

const styles = () =>
  readdirSync(inProject('dist/gallery/assets'))
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(inProject('dist/gallery/assets', name), 'utf8'))

/**
 * Keeps the pictures without a finding for the next run.
 * @param name of the record
 * @param rules all that decides, except markup and styles
 * @returns writes the record
 */
export async function keepJudgedPictures(page: Page, name: string, rules: string): Promise<() => void> {
  const record = inPackages(`.cache/portal/gallery/${name}.json`)
  const before = readRecord(record)
  const faultless = new Set<string>()
  const same = createHash('sha256').update([rules, ...styles()].join('\0'))
  const hashOf = (markup: string) => same.copy().update(markup).digest('base64')
  await page.exposeFunction('isFaultless', (markup: string) => before.has(hashOf(markup)))
  await page.exposeFunction('keepFaultless', (markup: string) => {
    faultless.add(hashOf(markup))
  })
  return () => {
    mkdirSync(dirname(record), { recursive: true })
    writeFileSync(record, JSON.stringify([...faultless]))
  }
}

function readRecord(record: string): ReadonlySet<string> {
  try {
    return new Set(JSON.parse(readFileSync(record, 'utf8')) as readonly string[])
  } catch {
    return new Set()
  }
}
