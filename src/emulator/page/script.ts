/**
 * The script of the page: a game that is opened comes into view, and one that is closed ends. In a hidden frame its sound would go on.
 * The clone is loaded when it is opened again.
 */
export const SCRIPT = `
addEventListener('toggle', ({ target }) => {
  const frame = target.querySelector('iframe');
  if (target.open) frame?.scrollIntoView({ block: 'center' });
  else frame?.replaceWith(frame.cloneNode());
}, true);
`;
