/** Whether the state is to be filled in from the postal code: it is empty, the code is there, the field may be edited (FORM-022). */
export function isStateToBeFilled(form: { state: string; postalCode: string; isEditable: boolean }): boolean {
  return form.state.trim() === '' && form.postalCode.trim() !== '' && form.isEditable;
}
