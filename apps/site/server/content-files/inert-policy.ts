/** Policy of files that are not the site's own: opened on their own, they can neither run nor load anything. */
export const inertPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
