import { type LocaleCode, localeCodes } from '@website/contracts/locales';

/** A record with one value for each locale. */
export function perLanguage<Value>(
	createValue: (code: LocaleCode) => Value,
): Record<LocaleCode, Value> {
	const entries = localeCodes.map((code) => [code, createValue(code)] as const);
	// The entries cover every locale, but Object.fromEntries loses the type of the keys.
	return Object.fromEntries(entries) as Record<LocaleCode, Value>;
}
