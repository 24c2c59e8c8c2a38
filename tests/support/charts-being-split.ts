/** Charts that cite sections of the specification until their parts are back together. */
export const CHARTS_BEING_SPLIT: readonly string[] = ['acceptance', 'form-editor', 'portal']
