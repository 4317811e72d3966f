export const scopes = ['prices', 'email-prices'] as const;
export type Scope = (typeof scopes)[number];

export const isScope = (value: unknown): value is Scope => scopes.some((scope) => scope === value);
