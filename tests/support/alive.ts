/** Whether the app has taken over what the server drew: before that a link loads its page anew. For the page itself. */
export const isAlive = () => Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer'));
