import { type LocaleCode, localeCodes } from '@website/contracts/locales';

/** One value for each language. */
export function perLanguage<Value>(make: (code: LocaleCode) => Value): Record<LocaleCode, Value> {
	const entries = localeCodes.map((code) => [code, make(code)] as const);
	// The entries are exactly those of the record; Object.fromEntries forgets that.
	return Object.fromEntries(entries) as Record<LocaleCode, Value>;
}
