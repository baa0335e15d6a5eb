/** Returns whether to fill in the state from the postal code: it's empty, there is a code, the field is editable (FORM-022). */
export function isStateToBeFilled(form: { state: string; postalCode: string; isEditable: boolean }): boolean {
  return form.state.trim() === '' && form.postalCode.trim() !== '' && form.isEditable;
}
