const pattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** True for lower-case letters a to z, digits and single hyphens between them. */
export const isSlug = (value: string): boolean => value.length <= 96 && pattern.test(value);
