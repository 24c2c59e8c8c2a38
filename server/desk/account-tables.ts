/** Tables with rows that belong to the account of a person, visitors included. */
export const ACCOUNT_TABLES = [
  'session',
  'credential',
  'second_factor',
  'second_factor_change',
  'consent',
  'save_key',
  'look_up',
  'single_sign_on_code',
  'participant_area_code',
  'person_change',
] as const
