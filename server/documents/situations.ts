/** Situations that the server itself gives or looks at; their names are in the fund's tables (D-66). */
export const CHECKED = 1
export const REJECTED = 2
export const PENDING = 3
