/** Whether the app has hydrated the server-rendered page: before that a link reloads the page. Runs in the page. */
export const isAlive = () => Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer'));
