import type { en } from './translations/en.ts';

export type SetupKey = keyof typeof en;
type Values = Readonly<Record<string, string | number>>;

/** Payload's translation function on the server or the client. Its type only accepts Payload's own keys. */
interface Translator {
	t: (key: never, values?: Record<string, string | number>) => string;
}

/** Returns `t()` for the setup's texts in the interface language; it replaces placeholders such as `{{name}}`. */
export const setupText =
	({ t }: Translator) =>
	(key: SetupKey, values: Values = {}): string =>
		t(`setup:${key}` as never, { ...values });
