/** `parentesco` codes in the rules (CLAIM-09); the meaning of 4 is inferred (D-84). */
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

/** Codes in warnings only, as in the reference tables: a fund may use other numbers (P-371). */
export const LIKELY_KINSHIP = { formerSpouse: 2, father: 5, mother: 6 } as const
