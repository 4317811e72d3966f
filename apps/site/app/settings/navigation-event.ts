/** Dispatched on `window` after the router has shown another page, for scripts outside of React. */
export const navigationEvent = 'app:navigation';
