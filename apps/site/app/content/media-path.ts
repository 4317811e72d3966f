/** Path below which the site serves the content host's files, so that the host itself stays unknown to browsers. */
export const contentMediaPath = '/content';
