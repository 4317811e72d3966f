/** Renders nothing: hides a field from the comparison of versions. */
export const NoDiff = () => null;
