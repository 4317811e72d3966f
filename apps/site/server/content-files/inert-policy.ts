/** The policy for files of other hosts: if a browser opens one as a page, it can neither run scripts nor load other files. */
export const inertPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
