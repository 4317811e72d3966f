/** Fired on `window` when the router has shown another page; scripts apart from React listen to it. */
export const navigationEvent = 'app:navigation';
