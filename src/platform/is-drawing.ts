/** Whether the server draws a document: then there is no window, and neither the visitor nor anything of the device is known. */
export const isDrawing = typeof window === 'undefined';
