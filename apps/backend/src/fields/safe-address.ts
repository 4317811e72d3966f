const addressPattern = /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i;

/** Whether an address may be linked to: script protocols may not. */
export const safeAddress = (value: string): boolean => addressPattern.test(value);
