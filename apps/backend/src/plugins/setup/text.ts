import type { en } from './translations/en.ts';

export type SetupKey = keyof typeof en;
type Values = Readonly<Record<string, string | number>>;

/** Payload's translator, of whichever side: its own keys are the only ones that its type knows. */
interface Translator {
	t: (key: never, values?: Record<string, string | number>) => string;
}

/** Texts of the set-up in the language of the editors' interface; `{{name}}` is filled in. */
export const setupText =
	({ t }: Translator) =>
	(key: SetupKey, values: Values = {}): string =>
		t(`setup:${key}` as never, { ...values });
