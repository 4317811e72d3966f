/** Policy for files from elsewhere: opened on their own, they can neither run scripts nor load anything. */
export const inertPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
