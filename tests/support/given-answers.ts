/** The answers that are not empty: a form sends '' for each question that was left blank, also for a new one. */
export const givenIn = (values: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
