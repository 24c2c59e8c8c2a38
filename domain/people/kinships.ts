/** `parentesco` codes that the rules name (CLAIM-09); the meaning of 4 is inferred (D-84). */
export const KINSHIP = {
  spouse: 1,
  partner: 3,
  formerPartner: 4,
  child: 7,
  stepchild: 8,
  minorUnderGuardianship: 10,
  adultUnderGuardianship: 13,
  elderlyWithoutIncome: 16,
} as const

/** Codes that only warnings look at, as the reference tables have them: a fund may number them otherwise (P-371). */
export const LIKELY_KINSHIP = { formerSpouse: 2, father: 5, mother: 6 } as const
